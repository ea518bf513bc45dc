rm -rf .git; export PATH=$PATH:/usr/local/cuda/bin
mkdir -p gb/tests; tar -C gb/tests -xJf exp_tmp/bin.tar.xz; mv gb/tests/bench_gemm .
printf 'build tests/tile_test_product_stream: phony\nbuild tests/examples_test_gemm_h100: phony\n' > gb/build.ninja
python3 tools/golden.py record gb $OUT/golden.txt --commit e1aae548eb46149f1999a2829112cb57dc7ec7f3 --only '^tests/(tile_test_product_stream|examples_test_gemm_h100)$' 2>&1 | tail -8
xz -f $OUT/golden.txt
./bench_gemm --commit e1aae548eb46149f1999a2829112cb57dc7ec7f3 --json $OUT/rand.jsonl --sweep --kernel gemm_h100 --random 120 --seed 5 --within 1.3 --minutes 4 > $OUT/rand.txt 2>&1; tail -3 $OUT/rand.txt
./bench_gemm --commit e1aae548eb46149f1999a2829112cb57dc7ec7f3 --json $OUT/pub.jsonl --sweep --kernel gemm_h100 --within 1.3 --minutes 1 --set public > $OUT/pub.txt 2>&1; tail -3 $OUT/pub.txt

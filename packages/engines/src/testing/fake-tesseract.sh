#!/bin/sh
# Stands in for the tesseract of a machine: says what a real one said of the printed page of the test material. What the file
# "troubles" beside its data says goes wrong instead, a line for each page in turn: hang, die, fail, eat, talk. Each page is
# noted in the file "log" there: process, threads allowed, parameters.
if [ "$1" = --list-langs ]; then
  printf 'List of available languages in "/usr/share/tessdata/" (3):\neng\nchi_sim\nosd\n'
  exit 0
fi
echo "$$ $OMP_THREAD_LIMIT $*" >> "$TESSDATA_PREFIX/log"
trouble=$(head -n 1 "$TESSDATA_PREFIX/troubles")
sed -i.before 1d "$TESSDATA_PREFIX/troubles"
case $trouble in
  hang) exec sleep 600 ;;
  die) kill -9 $$ ;;
  fail) echo 'Error during processing.' >&2; exit 1 ;;
  eat) exec sort -S 99% /dev/zero ;;
  talk) exec yes ;;
esac
# A page comes as PNG.
[ "$(head -c 4 | tail -c 3)" = PNG ] || exit 2
cat > /dev/null
cat "$(dirname "$0")/phototest.hocr"

import type { ReaderWord } from '../book/reader-book'

/** Rotates a word of a column by a quarter turn, so that its column is a line and the next one is below it. */
export function rotateWord(word: ReaderWord, imageWidth: number): ReaderWord {
  return { ...word, x: word.y, y: imageWidth - word.x - word.width, width: word.height, height: word.width }
}

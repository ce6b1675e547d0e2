export type { BookSource, ChapterSource, ChapterVariationSource, PageSource, PageVariationSource } from './book-source'
export type { ImageSize, ReaderBook, ReaderChapter, ReaderPage, ReaderWord } from './reader-book'
export { toReaderBook } from './to-reader-book'

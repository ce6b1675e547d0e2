export { cutBook, type CutBook } from './cut-book'
export type { BookOutline, OutlinePage, OutlinePageVariation, SizedPageVariation } from './outline-types'

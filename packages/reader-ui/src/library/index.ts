export type { LibraryBook } from './library-book'
export { LibraryScreen, type LibraryScreenProps, type LibraryState } from './library-screen'
export { KindFilter } from './kind-filter'

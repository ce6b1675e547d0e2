export { defineLecternBook } from './define-lectern-book'
export { LecternBookElement } from './lectern-book-element'
export type { HostCommand, PlaybackState, ReaderMessage } from './protocol'

export { defineLecternBook } from './define-lectern-book'
export { LecternBookElement } from './lectern-book-element'
export type { FailureReason, HostCommand, PlaybackState, ReaderMessage, ReaderTheme, SessionState } from './protocol'

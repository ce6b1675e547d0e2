import { defineLecternBook } from './define-lectern-book'

// Imported for its side effect only. To choose when the element is registered and with which reader, import `@lectern/embed`.
defineLecternBook()

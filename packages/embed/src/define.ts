import { defineLecternBook } from './define-lectern-book'

// For its effect alone: who imports `@lectern/embed` itself says when, and where the reader lives.
defineLecternBook()

export * from './book.routes'

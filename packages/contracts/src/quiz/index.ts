export * from './book.routes'
export * from './page-variation.routes'
export * from './shelf.routes'

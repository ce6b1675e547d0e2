export * from './book.routes'
export * from './account.routes'
export * from './session.routes'

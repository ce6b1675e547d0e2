export * from './book.schema'
export * from './book.routes'
export * from './page.routes'
export * from './sign-in.routes'

export * from './shelf.routes'

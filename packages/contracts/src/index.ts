export * from './route'
export * from './routes'
export * from './session.schema'
export * from './shared.schema'

export * from './editor'

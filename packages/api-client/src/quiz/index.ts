export * from './endpoints.gen'

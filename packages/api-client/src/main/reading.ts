export * from './reading.gen'

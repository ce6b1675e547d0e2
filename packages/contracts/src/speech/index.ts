export * from './voice.routes'

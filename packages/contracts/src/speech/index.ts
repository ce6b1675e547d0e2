export * from './pronunciation-dictionary.routes'
export * from './pronunciation-dictionary.schema'
export * from './voice.routes'

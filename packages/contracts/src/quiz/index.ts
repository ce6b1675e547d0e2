export * from './quiz-part.routes'
export * from './quiz.routes'
export * from './quiz.schema'
export * from './shelf.routes'

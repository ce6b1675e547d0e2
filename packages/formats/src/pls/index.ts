export type { PlsAlphabet, PlsRule } from './pls-rule'
export { type PlsReading, readPls, type ReadPlsLimits } from './read-pls'
export { writePls } from './write-pls'

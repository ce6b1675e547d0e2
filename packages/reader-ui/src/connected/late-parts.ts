export { FailureState } from '../late-failure/failure-state'
export { BrokenReader } from '../reader-boundary/broken-reader'
export { validateResponses } from './validate-responses'

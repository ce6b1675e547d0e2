export { planNextTry } from './retry-loop'
export { validateResponses } from './validate-responses'

export { computePauseSeconds } from './compute-pause-seconds'
export { findPassingCause, type PassingCause } from './find-passing-cause'
export { readRetryHint, type RetryHint } from './read-retry-hint'
export { useRetry, type Retry, type RetryOptions } from './use-retry'

export { describePassingCause, passingCauses, type PassingCause } from './describe-passing-cause'
export { LoadFailure, type LoadFailureProps } from './load-failure'
export { RetryCountdown, type RetryCountdownProps } from './retry-countdown'

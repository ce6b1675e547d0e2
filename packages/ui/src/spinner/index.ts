export { Spinner, type SpinnerProps } from './spinner'
export { SpinnerRing, spinnerSizes, type SpinnerSize } from './spinner-ring'

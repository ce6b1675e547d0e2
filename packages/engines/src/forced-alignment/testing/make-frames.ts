import { type FeatureFrames, quantise } from '../features/feature-frames'

/** Makes frames of one component each. */
export const framesOf = (values: readonly number[]): FeatureFrames => ({
  count: values.length,
  size: 1,
  values: Int8Array.from(values, quantise),
})

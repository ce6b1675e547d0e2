import { uint32At } from './element-at'

/** Returns the value below or at which a fraction of all counted values lies. */
export function findPercentile(histogram: Uint32Array, fraction: number, total: number): number {
  let seen = 0
  for (let value = 0; value < histogram.length; value += 1) {
    seen += uint32At(histogram, value)
    if (seen >= fraction * total) return value
  }
  return histogram.length - 1
}

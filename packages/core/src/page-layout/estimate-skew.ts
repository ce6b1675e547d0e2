import type { Span } from './span'

/** Words that a line needs before its slope says anything. */
const WORDS_FOR_SLOPE = 4

/**
 * How much the text leans, as the rise of a line per pixel along it (positive: down in the reading direction). The median
 * over the lines found so far; 0 when no line is long enough.
 */
export function estimateSkew(lines: readonly (readonly Span[])[]): number {
  const slopes = lines.filter((line) => line.length >= WORDS_FOR_SLOPE).map(fitSlope)
  return slopes.toSorted((a, b) => a - b)[slopes.length >> 1] ?? 0
}

/** Least squares through the middles of the words. */
function fitSlope(line: readonly Span[]): number {
  const meanAlong = mean(line.map((span) => (span.from + span.to) / 2))
  const meanAcross = mean(line.map((span) => (span.top + span.bottom) / 2))
  let covariance = 0
  let variance = 0
  for (const span of line) {
    const along = (span.from + span.to) / 2 - meanAlong
    covariance += along * ((span.top + span.bottom) / 2 - meanAcross)
    variance += along * along
  }
  return variance === 0 ? 0 : covariance / variance
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

import { median } from '../../../arrays/median'
import type { Span } from './span'

/** A line needs this many words for a meaningful slope. */
const WORDS_FOR_SLOPE = 4

/**
 * Estimates the skew of the text as the slope of its lines, in pixels across per pixel along (positive: down in reading
 * direction). Returns the median over the lines; 0 if no line is long enough.
 */
export function estimateSkew(lines: readonly (readonly Span[])[]): number {
  return median(lines.filter((line) => line.length >= WORDS_FOR_SLOPE).map(fitSlope), 0)
}

/** Fits a line through the centres of the words by least squares. */
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

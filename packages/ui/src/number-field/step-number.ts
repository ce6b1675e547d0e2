/** The limits and the step of a number field. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Returns the decimals that steps of this size need. */
export function countDecimals(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e')
  return Math.min(20, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)))
}

export function clampNumber(value: number, { min, max }: NumberRange): number {
  return Math.min(Math.max(value, min), max)
}

/** Rounds a value to the nearest step within the range. Both ends count as steps. */
export function snapNumber(value: number, range: NumberRange): number {
  const inside = clampNumber(value, range)
  if (inside === range.max) return inside
  return clampNumber(countSteps(Math.round((inside - baseOf(range)) / range.step), range), range)
}

function baseOf({ min }: NumberRange): number {
  return Number.isFinite(min) ? min : 0
}

/** Returns the value the given number of steps from the first, without binary rounding errors. */
function countSteps(count: number, range: NumberRange): number {
  const base = baseOf(range)
  return Number((base + count * range.step).toFixed(Math.max(countDecimals(range.step), countDecimals(base))))
}

/**
 * Moves a value by a number of steps, without binary rounding errors. A value between two steps goes to the next of
 * them first. An empty field goes to the end that the steps come from, or to zero if that is within the range.
 */
export function stepNumber(value: number | null, steps: number, range: NumberRange): number {
  if (value === null) return clampNumber(0, range)
  const position = (value - baseOf(range)) / range.step
  // Close enough to a step to count as on it.
  const nearest = Math.round(position)
  const from = Math.abs(position - nearest) < 1e-6 ? nearest : steps > 0 ? Math.floor(position) : Math.ceil(position)
  return clampNumber(countSteps(from + steps, range), range)
}

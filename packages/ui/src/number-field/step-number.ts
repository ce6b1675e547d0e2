/** What a number field allows. */
export interface NumberRange {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** The digits after the decimal sign that steps of that size need. */
export function countDecimals(step: number): number {
  const [digits = '', exponent = '0'] = String(step).split('e')
  return Math.min(20, Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent)))
}

export function clampNumber(value: number, { min, max }: NumberRange): number {
  return Math.min(Math.max(value, min), max)
}

/** The value on the step next to it, within the range; the ends count as steps. */
export function snapNumber(value: number, range: NumberRange): number {
  const inside = clampNumber(value, range)
  if (inside === range.max) return inside
  return clampNumber(countSteps(Math.round((inside - baseOf(range)) / range.step), range), range)
}

function baseOf({ min }: NumberRange): number {
  return Number.isFinite(min) ? min : 0
}

/** What stands so many steps from where the steps begin, without the dust of binary fractions. */
function countSteps(count: number, range: NumberRange): number {
  const base = baseOf(range)
  return Number((base + count * range.step).toFixed(Math.max(countDecimals(range.step), countDecimals(base))))
}

/**
 * The value so many steps on, without the dust of binary fractions. A value between two steps goes to the next of them
 * first. From nothing it goes to the end the steps come from, or to zero where that lies within.
 */
export function stepNumber(value: number | null, steps: number, range: NumberRange): number {
  if (value === null) return clampNumber(0, range)
  const place = (value - baseOf(range)) / range.step
  // So near a step it is on it.
  const nearest = Math.round(place)
  const from = Math.abs(place - nearest) < 1e-6 ? nearest : steps > 0 ? Math.floor(place) : Math.ceil(place)
  return clampNumber(countSteps(from + steps, range), range)
}

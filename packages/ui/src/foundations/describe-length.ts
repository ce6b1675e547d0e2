/** A larger radius makes no corner rounder. */
const ROUND_REM = 100

const PX_PER_REM = 16

/**
 * Writes a length in pixels and in the unit of the code: `0.75rem` becomes `12 px · 0.75rem`. Leaves other values as
 * they are.
 */
export function describeLength(value: string): string {
  if (value === '0') return '0 px'
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  if (rem === undefined) return value
  // Minified styles have `.75rem` for `0.75rem`.
  const written = `${Number(rem)}rem`
  if (Number(rem) > ROUND_REM) return `fully round · ${written}`
  return `${Number((Number(rem) * PX_PER_REM).toFixed(2))} px · ${written}`
}

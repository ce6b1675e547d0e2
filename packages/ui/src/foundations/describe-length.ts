/** Above it a radius makes no corner rounder. */
const ROUND_REM = 100

const PX_PER_REM = 16

/** A length in the units that designers and developers name it by: `0.75rem` is `12 px · 0.75rem`. Anything else stays. */
export function describeLength(value: string): string {
  if (value === '0') return '0 px'
  const rem = /^([\d.]+)rem$/.exec(value)?.[1]
  if (rem === undefined) return value
  // Styles are made small: `.75rem` is in the page what the theme calls `0.75rem`.
  const written = `${Number(rem)}rem`
  if (Number(rem) > ROUND_REM) return `fully round · ${written}`
  return `${Number((Number(rem) * PX_PER_REM).toFixed(2))} px · ${written}`
}

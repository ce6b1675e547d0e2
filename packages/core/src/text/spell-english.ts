const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: readonly (readonly [number, string])[] = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
  [1000, 'thousand'],
  [100, 'hundred'],
]
const ORDINALS: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

/** A whole number from 0 below 10¹⁵ in English words, without "and". */
export function spellEnglishCardinal(value: number): string[] {
  if (value < 20) return [ONES[value] ?? '']
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10) - 2] ?? ''
    return value % 10 === 0 ? [tens] : [tens, ONES[value % 10] ?? '']
  }
  for (const [size, name] of SCALES) {
    if (value < size) continue
    const rest = value % size
    const head = [...spellEnglishCardinal(Math.floor(value / size)), name]
    return rest === 0 ? head : [...head, ...spellEnglishCardinal(rest)]
  }
  return []
}

export function spellEnglishOrdinal(value: number): string[] {
  const words = spellEnglishCardinal(value)
  const last = words.at(-1) ?? ''
  const ordinal = ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words.slice(0, -1), ordinal]
}

/** The ways in which a year is said in pairs of digits: 1984, 1900, 1905, 2010. */
export function spellEnglishYear(value: number): string[][] {
  if (value < 1100 || value > 2099) return []
  const [century, rest] = [spellEnglishCardinal(Math.floor(value / 100)), value % 100]
  if (rest === 0) return value % 1000 === 0 ? [] : [[...century, 'hundred']]
  if (rest < 10) return [[...century, 'oh', ...spellEnglishCardinal(rest)]]
  return [[...century, ...spellEnglishCardinal(rest)]]
}

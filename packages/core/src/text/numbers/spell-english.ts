import { stringAt } from '../../arrays/element-at'
import { englishNumbers } from './number-word-tables'

const { ones, tens, scales, ordinals } = englishNumbers

/** Spells a whole number from 0 to below 10¹⁵ in English words, without "and". */
export function spellEnglishCardinal(value: number): string[] {
  if (value < 20) return [stringAt(ones, value)]
  if (value < 100) {
    const ten = stringAt(tens, Math.floor(value / 10) - 2)
    return value % 10 === 0 ? [ten] : [ten, stringAt(ones, value % 10)]
  }
  for (const [size, name] of scales) {
    if (value < size) continue
    const rest = value % size
    const head = [...spellEnglishCardinal(Math.floor(value / size)), name]
    return rest === 0 ? head : [...head, ...spellEnglishCardinal(rest)]
  }
  return []
}

export function spellEnglishOrdinal(value: number): string[] {
  const words = spellEnglishCardinal(value)
  const last = stringAt(words, words.length - 1)
  const ordinal = ordinals.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return [...words.slice(0, -1), ordinal]
}

/** Spells a year in pairs of digits, as 1984, 1900, 1905 and 2010 are said. Returns no forms for other numbers. */
export function spellEnglishYear(value: number): string[][] {
  if (value < 1100 || value > 2099) return []
  const [century, rest] = [spellEnglishCardinal(Math.floor(value / 100)), value % 100]
  if (rest === 0) return value % 1000 === 0 ? [] : [[...century, 'hundred']]
  if (rest < 10) return [[...century, 'oh', ...spellEnglishCardinal(rest)]]
  return [[...century, ...spellEnglishCardinal(rest)]]
}

import { stringAt } from '../../arrays/element-at'
import { spanishNumbers } from './number-word-tables'

const { ones, tens, hundreds, ordinals } = spanishNumbers

/** Spells a whole number from 0 to below 10¹² in Spanish words. */
export function spellSpanishCardinal(value: number): string[] {
  if (value < 30) return [stringAt(ones, value)]
  if (value < 100) {
    const ten = stringAt(tens, Math.floor(value / 10) - 3)
    return value % 10 === 0 ? [ten] : [ten, 'y', stringAt(ones, value % 10)]
  }
  if (value === 100) return ['cien']
  if (value < 1000) return joinRest([stringAt(hundreds, Math.floor(value / 100) - 1)], value % 100)
  if (value < 1e6) {
    const thousands = Math.floor(value / 1000)
    return joinRest([...(thousands === 1 ? [] : shorten(spellSpanishCardinal(thousands))), 'mil'], value % 1000)
  }
  const millions = Math.floor(value / 1e6)
  const head = millions === 1 ? ['un', 'millón'] : [...shorten(spellSpanishCardinal(millions)), 'millones']
  return joinRest(head, value % 1e6)
}

/** Spells an ordinal up to ten, in the gender that `feminine` asks for. Larger numbers are said as cardinals. */
export function spellSpanishOrdinal(value: number, feminine: boolean): string[] {
  const ordinal = ordinals[value - 1]
  if (ordinal === undefined) return spellSpanishCardinal(value)
  return [feminine ? ordinal.replace(/o$/u, 'a') : ordinal]
}

function joinRest(head: string[], rest: number): string[] {
  return rest === 0 ? head : [...head, ...spellSpanishCardinal(rest)]
}

/** Shortens 'uno' before a noun: 'veintiún mil', 'un millón'. */
function shorten(words: string[]): string[] {
  const last = stringAt(words, words.length - 1)
  const short = last === 'uno' ? 'un' : last === 'veintiuno' ? 'veintiún' : last
  return [...words.slice(0, -1), short]
}

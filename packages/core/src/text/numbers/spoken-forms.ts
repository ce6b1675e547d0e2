import type { Language } from '../../types'
import { stringAt } from '../../arrays/element-at'
import { baseLanguage } from '../../languages/language'
import { englishMoney, englishSigns, spanishMoney, spanishSigns } from './number-word-tables'
import { readAbbreviations } from './read-abbreviations'
import { englishAbbreviations, spanishAbbreviations } from './spoken-abbreviation-table'
import { toAsciiDigit } from '../normalization/to-ascii-digit'
import { spellEnglishCardinal, spellEnglishOrdinal, spellEnglishYear } from './spell-english'
import { spellSpanishCardinal, spellSpanishOrdinal } from './spell-spanish'
import { trimEndWhile } from '../characters/trim-end-while'

/** Larger numbers are spelled digit by digit, because speakers do not agree on their names. */
const LARGEST = 1e12
const BEFORE = /^[\s("'“‘«[¿¡]+/u
/** Includes full-width digits, and those of Arabic or Hindi in a text of another language. */
const OTHER_DIGIT = /(?=[^0-9])\p{Nd}/gu
/** A test for other scripts that takes less time than a search for their digits. */
const OTHER_SCRIPT = /[^ -~]/
const AFTER = /[\s)"'”’»\].,;:!?…]/u

const TIME = /^(\d{1,2}):(\d{2})$/u
const RANGE = /^(\d{1,9})[-–](\d{1,9})$/u

/** The rules by which a language says numbers and signs. */
interface NumberRules {
  signs: ReadonlyMap<string, string>
  abbreviations: ReadonlyMap<string, readonly (readonly string[])[]>
  money: ReadonlyMap<string, readonly [one: string, many: string, ...parts: string[]]>
  /** Matches a currency, a whole number, decimals and an ending. */
  figures: RegExp
  point: string
  to: string
  cardinal: (value: number) => string[]
  decimals: (part: string) => string[]
  /** Forms of a number with an ending, such as 'th'. */
  ordinals: (value: number, ending: string) => string[][]
  /** Forms besides the cardinal: as a year, or digit by digit. */
  others: (figures: string) => string[][]
  time: (hour: number, minute: number) => string[][]
}

const RULES: ReadonlyMap<string, NumberRules> = new Map([
  [
    'en',
    {
      signs: englishSigns,
      abbreviations: readAbbreviations(englishAbbreviations),
      money: englishMoney,
      figures: /^([$£€]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(%|st|nd|rd|th|s)?$/u,
      point: 'point',
      to: 'to',
      cardinal: spellEnglishCardinal,
      decimals: (part) => spellDigits(part, spellEnglishCardinal),
      ordinals: (value, ending) =>
        ending === 's' ? spellEnglishYear(value).map(pluralise) : [spellEnglishOrdinal(value)],
      others: sayEnglishDigits,
      time: sayEnglishTime,
    },
  ],
  [
    'es',
    {
      signs: spanishSigns,
      abbreviations: readAbbreviations(spanishAbbreviations),
      money: spanishMoney,
      figures: /^([$£€]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(%|€|\.?[ºª]|°)?$/u,
      point: 'coma',
      to: 'a',
      cardinal: spellSpanishCardinal,
      decimals: spellSpanishDecimals,
      ordinals: (value, ending) => [spellSpanishOrdinal(value, ending.endsWith('ª'))],
      others: () => [],
      time: saySpanishTime,
    },
  ],
])

/**
 * Returns the ways in which a voice may say a number, a sign or an abbreviation: '1984', '21st', '$5.50', '50%', '5:30', '&',
 * 'Mr.'. Digits may be of any script. Each form is a list of words. Returns no forms for other words, and for languages other than English and Spanish.
 *
 * @example
 * spokenForms('1984', { language: 'en' }) // => [['one', 'thousand', 'nine', 'hundred', 'eighty', 'four'], ['nineteen', 'eighty', 'four']]
 * spokenForms('Mr.', { language: 'en' }) // => [['mister']]
 * spokenForms('lamp', { language: 'en' }) // => []
 */
export function spokenForms(word: string, o: { language: Language }): string[][] {
  const rules = RULES.get(baseLanguage(o.language))
  if (rules === undefined) return []
  const begun = word.replace(BEFORE, '')
  const written = OTHER_SCRIPT.test(begun) ? begun.replace(OTHER_DIGIT, toAsciiDigit) : begun
  const abbreviated = rules.abbreviations.get(trimEndWhile(written, isAfterStop).toLowerCase())
  if (abbreviated !== undefined) return abbreviated.map((said) => [...said])
  return listForms(
    trimEndWhile(written, (letter) => AFTER.test(letter)),
    rules,
  )
}

/** Tests for what may follow the full stop of an abbreviation. */
function isAfterStop(letter: string): boolean {
  return letter !== '.' && AFTER.test(letter)
}

function listForms(word: string, rules: NumberRules): string[][] {
  const sign = rules.signs.get(word)
  if (sign !== undefined) return [sign.split(' ')]
  const match = rules.figures.exec(word)
  if (match === null) return listPairForms(word, rules)
  const [, before = '', figures = '', part = '', after = ''] = match
  const value = Number(figures.replaceAll(/\D/gu, ''))
  const digits = spellDigits(figures, rules.cardinal)
  if (value >= LARGEST) return [digits]
  const cardinal = rules.cardinal(value)
  const money = rules.money.get(before) ?? rules.money.get(after)
  if (money !== undefined && part.length <= 2) {
    const [one, many, ...ways] = money
    const whole = value === 1 ? one.split(' ') : [...cardinal, many]
    const rest = Number(part.padEnd(2, '0'))
    const say = (way: string): string[] =>
      way.split(' ').flatMap((said) => (said === '#' ? rules.cardinal(rest) : [said]))
    return rest === 0 ? [whole] : ways.map((way) => [...whole, ...say(way)])
  }
  const said = part === '' ? cardinal : [...cardinal, rules.point, ...rules.decimals(part)]
  const afterWords = rules.signs.get(after)
  if (afterWords !== undefined) return [[...said, ...afterWords.split(' ')]]
  if (part !== '') return [said]
  if (after !== '') return rules.ordinals(value, after)
  if (figures.length > 1 && figures.startsWith('0')) return [digits]
  return [cardinal, ...rules.others(figures)]
}

/** Lists the forms of times and ranges: '5:30', '10-20' and '10–20'. */
function listPairForms(word: string, rules: NumberRules): string[][] {
  const time = TIME.exec(word)
  if (time !== null) return rules.time(Number(time[1]), Number(time[2]))
  const range = RANGE.exec(word)
  if (range === null) return []
  const [, from = '', to = ''] = range
  return listForms(from, rules).flatMap((first) =>
    listForms(to, rules).map((second) => [...first, rules.to, ...second]),
  )
}

function sayEnglishDigits(figures: string): string[][] {
  if (figures.length > 4) return [spellDigits(figures, spellEnglishCardinal)]
  return figures.length === 4 ? spellEnglishYear(Number(figures)) : []
}

function sayEnglishTime(hour: number, minute: number): string[][] {
  const said = spellEnglishCardinal(hour)
  if (minute === 0) return [[...said, "o'clock"], said]
  return [[...said, ...(minute < 10 ? ['oh'] : []), ...spellEnglishCardinal(minute)]]
}

function saySpanishTime(hour: number, minute: number): string[][] {
  const said = hour === 1 ? ['una'] : spellSpanishCardinal(hour)
  if (minute === 0) return [said, [...said, 'en', 'punto']]
  const ways = [spellSpanishCardinal(minute), ['y', ...spellSpanishCardinal(minute)]]
  if (minute === 30) ways.push(['y', 'media'])
  if (minute === 15) ways.push(['y', 'cuarto'])
  return ways.map((way) => [...said, ...way])
}

/** Turns the last word into the plural: 'nineteen eighties'. */
function pluralise(words: readonly string[]): string[] {
  const last = stringAt(words, words.length - 1)
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

function spellDigits(figures: string, spell: (digit: number) => string[]): string[] {
  return [...figures.matchAll(/\d/gu)].flatMap(([digit]) => spell(Number(digit)))
}

/** Spells decimals: 'catorce' in 3,14; 'cero cinco' in 3,05; digit by digit if there are more than three. */
function spellSpanishDecimals(part: string): string[] {
  const zeros = part.length - part.replace(/^0+/, '').length
  if (part.length > 3 || zeros === part.length) return spellDigits(part, spellSpanishCardinal)
  return [...Array.from({ length: zeros }, () => 'cero'), ...spellSpanishCardinal(Number(part))]
}

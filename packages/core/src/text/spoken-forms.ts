import type { Language } from '../types'
import { baseLanguage } from './language'
import { englishMoney, englishSigns, spanishMoney, spanishSigns } from './number-word-tables'
import { spellEnglishCardinal, spellEnglishOrdinal, spellEnglishYear } from './spell-english'
import { spellSpanishCardinal, spellSpanishOrdinal } from './spell-spanish'
import { trimEndWhile } from './trim-end-while'

/** Larger numbers are said in ways that nobody agrees on. */
const LARGEST = 1e12
const BEFORE = /^[\s("'“‘«[¿¡]+/u
const AFTER = /[\s)"'”’»\].,;:!?…]/u

const TIME = /^(\d{1,2}):(\d{2})$/u
const RANGE = /^(\d{1,9})[-–](\d{1,9})$/u

/** How a language says what is written in figures. */
interface Speech {
  signs: ReadonlyMap<string, string>
  money: ReadonlyMap<string, readonly [one: string, many: string, ...parts: string[]]>
  /** A currency, whole figures, decimals and an ending. */
  figures: RegExp
  point: string
  to: string
  cardinal: (value: number) => string[]
  decimals: (part: string) => string[]
  /** With an ending, such as 'th'. */
  ordinals: (value: number, ending: string) => string[][]
  /** Beside the cardinal: as a year, or digit by digit. */
  others: (figures: string) => string[][]
  time: (hour: number, minute: number) => string[][]
}

const SPEECHES: ReadonlyMap<string, Speech> = new Map([
  [
    'en',
    {
      signs: englishSigns,
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
 * The ways in which a voice may say what is written in figures or as a sign: '1984', '21st', '$5.50', '50%', '5:30', '&'.
 * Each is a list of words; none where the language is not known (English and Spanish are) or nothing is written so.
 *
 * @example
 * spokenForms('1984', { language: 'en' }) // => [['one', 'thousand', 'nine', 'hundred', 'eighty', 'four'], ['nineteen', 'eighty', 'four']]
 * spokenForms('lamp', { language: 'en' }) // => []
 */
export function spokenForms(word: string, o: { language: Language }): string[][] {
  const speech = SPEECHES.get(baseLanguage(o.language))
  if (speech === undefined) return []
  return read(
    trimEndWhile(word.replace(BEFORE, ''), (letter) => AFTER.test(letter)),
    speech,
  )
}

function read(word: string, speech: Speech): string[][] {
  const sign = speech.signs.get(word)
  if (sign !== undefined) return [sign.split(' ')]
  const [, before = '', figures = '', part = '', after = ''] = speech.figures.exec(word) ?? []
  if (figures === '') return readPair(word, speech)
  const value = Number(figures.replaceAll(/\D/gu, ''))
  const digits = spellDigits(figures, speech.cardinal)
  if (value >= LARGEST) return [digits]
  const cardinal = speech.cardinal(value)
  const money = speech.money.get(before) ?? speech.money.get(after)
  if (money !== undefined && part.length <= 2) {
    const [one, many, ...ways] = money
    const whole = value === 1 ? one.split(' ') : [...cardinal, many]
    const rest = Number(part.padEnd(2, '0'))
    const say = (way: string): string[] =>
      way.split(' ').flatMap((said) => (said === '#' ? speech.cardinal(rest) : [said]))
    return rest === 0 ? [whole] : ways.map((way) => [...whole, ...say(way)])
  }
  const said = part === '' ? cardinal : [...cardinal, speech.point, ...speech.decimals(part)]
  if (after === '%') return [[...said, ...(speech.signs.get(after) ?? '').split(' ')]]
  if (part !== '') return [said]
  if (after !== '') return speech.ordinals(value, after)
  if (figures.length > 1 && figures.startsWith('0')) return [digits]
  return [cardinal, ...speech.others(figures)]
}

/** '5:30', '10-20' and '10–20'. */
function readPair(word: string, speech: Speech): string[][] {
  const [, hour, minute] = TIME.exec(word) ?? []
  if (hour !== undefined) return speech.time(Number(hour), Number(minute))
  const [, from = '', to = ''] = RANGE.exec(word) ?? []
  if (from === '') return []
  return read(from, speech).flatMap((first) => read(to, speech).map((second) => [...first, speech.to, ...second]))
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

/** 'nineteen eighties'. */
function pluralise(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

function spellDigits(figures: string, spell: (digit: number) => string[]): string[] {
  return [...figures.matchAll(/\d/gu)].flatMap(([digit]) => spell(Number(digit)))
}

/** 'catorce' of 3,14; 'cero cinco' of 3,05; one digit after another where there are many. */
function spellSpanishDecimals(part: string): string[] {
  const zeros = /^0*/.exec(part)?.[0].length ?? 0
  if (part.length > 3 || zeros === part.length) return spellDigits(part, spellSpanishCardinal)
  return [...Array.from({ length: zeros }, () => 'cero'), ...spellSpanishCardinal(Number(part))]
}

import type { Language } from '../types'
import { baseLanguage } from './language'
import { spellEnglishCardinal, spellEnglishOrdinal, spellEnglishYear } from './spell-english'
import { spellSpanishCardinal, spellSpanishOrdinal } from './spell-spanish'
import { trimEndWhile } from './trim-end-while'

/** Larger numbers are said in ways that nobody agrees on. */
const LARGEST = 1e12
const BEFORE = /^[\s("'“‘«[¿¡]+/u
const AFTER = /[\s)"'”’»\].,;:!?…]/u

/**
 * The ways in which a voice may say what is written in figures or as a sign: '1984', '21st', '$5.50', '50%', '5:30', '&'.
 * Each is a list of words; none where the language is not known (English and Spanish are) or nothing is written so.
 *
 * @example
 * spokenForms('1984', { language: 'en' }) // => [['one', 'thousand', 'nine', 'hundred', 'eighty', 'four'], ['nineteen', 'eighty', 'four']]
 * spokenForms('lamp', { language: 'en' }) // => []
 */
export function spokenForms(word: string, o: { language: Language }): string[][] {
  const bare = trimEndWhile(word.replace(BEFORE, ''), (letter) => AFTER.test(letter))
  switch (baseLanguage(o.language)) {
    case 'en':
      return readEnglish(bare)
    case 'es':
      return readSpanish(bare)
    default:
      return []
  }
}

const ENGLISH_SIGNS: ReadonlyMap<string, string[][]> = new Map([
  ['&', [['and']]],
  ['%', [['percent']]],
  ['+', [['plus']]],
  ['=', [['equals']]],
  ['@', [['at']]],
])
const ENGLISH_MONEY: Readonly<Record<string, readonly [one: string, many: string, part: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  '€': ['euro', 'euros', 'cents'],
}

function readEnglish(word: string): string[][] {
  const sign = ENGLISH_SIGNS.get(word)
  if (sign !== undefined) return sign.map((words) => [...words])
  const [, currency = '', figures = '', part = '', ending = ''] =
    /^([$£€]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?(%|st|nd|rd|th|s)?$/u.exec(word) ?? []
  if (figures === '') return readEnglishPair(word)
  const value = Number(figures.replaceAll(',', ''))
  if (value >= LARGEST) return [spellDigits(figures, spellEnglishCardinal)]
  const cardinal = spellEnglishCardinal(value)
  const money = ENGLISH_MONEY[currency]
  if (money !== undefined && part.length <= 2) {
    const [one, many, cents] = money
    const whole = [...cardinal, value === 1 ? one : many]
    const rest = Number(part.padEnd(2, '0'))
    return rest === 0
      ? [whole]
      : [
          [...whole, ...spellEnglishCardinal(rest)],
          [...whole, 'and', ...spellEnglishCardinal(rest), cents],
        ]
  }
  if (part !== '') {
    const said = [...cardinal, 'point', ...spellDigits(part, spellEnglishCardinal)]
    return [ending === '%' ? [...said, 'percent'] : said]
  }
  if (ending === '%') return [[...cardinal, 'percent']]
  if (ending === 's') return spellEnglishYear(value).map(pluralise)
  if (ending !== '') return [spellEnglishOrdinal(value)]
  const isPlain = figures.length > 1 && figures.startsWith('0')
  const forms = isPlain ? [] : [cardinal, ...(figures.length === 4 ? spellEnglishYear(value) : [])]
  return isPlain || figures.length > 4 ? [...forms, spellDigits(figures, spellEnglishCardinal)] : forms
}

/** '5:30', '10-20' and '10–20'. */
function readEnglishPair(word: string): string[][] {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(word) ?? []
  if (hours !== undefined && minutes !== undefined) {
    const hour = spellEnglishCardinal(Number(hours))
    const minute = spellEnglishCardinal(Number(minutes))
    if (Number(minutes) === 0) return [[...hour, "o'clock"], hour]
    return [[...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...minute]]
  }
  const [, from, to] = /^(\d{1,9})[-–](\d{1,9})$/u.exec(word) ?? []
  if (from === undefined || to === undefined) return []
  return readEnglish(from).flatMap((first) => readEnglish(to).map((second) => [...first, 'to', ...second]))
}

/** 'nineteen eighties'. */
function pluralise(words: readonly string[]): string[] {
  const last = words.at(-1) ?? ''
  return [...words.slice(0, -1), last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`]
}

function spellDigits(figures: string, spell: (digit: number) => string[]): string[] {
  return [...figures.replaceAll(/\D/gu, '').matchAll(/\d/gu)].flatMap(([digit]) => spell(Number(digit)))
}

const SPANISH_SIGNS: ReadonlyMap<string, string[][]> = new Map([
  ['&', [['y']]],
  ['%', [['por', 'ciento']]],
  ['+', [['más']]],
  ['=', [['igual', 'a']]],
])
const SPANISH_MONEY: Readonly<Record<string, readonly [one: string, many: string]>> = {
  $: ['dólar', 'dólares'],
  '£': ['libra', 'libras'],
  '€': ['euro', 'euros'],
}

function readSpanish(word: string): string[][] {
  const sign = SPANISH_SIGNS.get(word)
  if (sign !== undefined) return sign.map((words) => [...words])
  const [, before = '', figures = '', part = '', after = ''] =
    /^([$£€]?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?(%|€|º|ª|\.º|\.ª|°)?$/u.exec(word) ?? []
  if (figures === '') return readSpanishTime(word)
  const value = Number(figures.replaceAll('.', ''))
  if (value >= LARGEST) return [spellDigits(figures, spellSpanishCardinal)]
  const cardinal = spellSpanishCardinal(value)
  const money = SPANISH_MONEY[before] ?? (after === '€' ? SPANISH_MONEY[after] : undefined)
  if (money !== undefined && part.length <= 2) {
    const whole = [...(value === 1 ? ['un'] : cardinal), value === 1 ? money[0] : money[1]]
    const rest = Number(part.padEnd(2, '0'))
    return [rest === 0 ? whole : [...whole, 'con', ...spellSpanishCardinal(rest)]]
  }
  const said = part === '' ? cardinal : [...cardinal, 'coma', ...spellSpanishDecimals(part)]
  if (after === '%') return [[...said, 'por', 'ciento']]
  if (after !== '') return [spellSpanishOrdinal(value, after.endsWith('ª'))]
  return figures.length > 1 && figures.startsWith('0') ? [spellDigits(figures, spellSpanishCardinal)] : [said]
}

/** 'catorce' of 3,14; 'cero cinco' of 3,05; one digit after another where there are many. */
function spellSpanishDecimals(part: string): string[] {
  const zeros = /^0*/.exec(part)?.[0].length ?? 0
  if (part.length > 3 || zeros === part.length) return spellDigits(part, spellSpanishCardinal)
  return [...Array.from({ length: zeros }, () => 'cero'), ...spellSpanishCardinal(Number(part))]
}

function readSpanishTime(word: string): string[][] {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/u.exec(word) ?? []
  if (hours === undefined || minutes === undefined) return []
  const hour = Number(hours) === 1 ? ['una'] : spellSpanishCardinal(Number(hours))
  if (Number(minutes) === 0) return [hour, [...hour, 'en', 'punto']]
  const minute = spellSpanishCardinal(Number(minutes))
  return [
    [...hour, ...minute],
    [...hour, 'y', ...minute],
    ...(Number(minutes) === 30 ? [[...hour, 'y', 'media']] : []),
    ...(Number(minutes) === 15 ? [[...hour, 'y', 'cuarto']] : []),
  ]
}

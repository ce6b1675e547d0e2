import type { Issue } from '../types'
import { allowReturnUrl } from './allow-return-url'
import { bookRules, type BookRule } from './book-rule-table'
import { conforms, type FieldRule, type Shape } from './conforms'
import { defaultModelId } from './constants'
import { modes, type Mode } from './mode-table'
import { partners, type Partner } from './partners'

/** What a deployment may say about its books, its partners and its voice. */
export interface Configuration {
  /** In place of the built-in table of special books. */
  bookRules: readonly BookRule[]
  /** In place of the built-in table of domains. */
  partners: readonly Partner[]
  /** The voice of a chapter that has none yet; null for the first one that the speech provider lists. */
  defaultVoiceId: string | null
  defaultModelId: string
}

/** The configuration, or everything that is wrong with it. */
export type ConfigurationReading =
  | { kind: 'ok'; configuration: Configuration }
  | { kind: 'broken'; issues: readonly Issue[] }

type Written = { readonly [K in keyof Configuration]?: Configuration[K] }

/**
 * Checks a configuration file: every field may be absent and then has its built-in value, but what is there must be
 * right, down to the names of fields. Never throws; each issue names its place and what was expected.
 * @param value the parsed file
 *
 * @example
 * const reading = readConfiguration({ bookRules: [{ bookIds: [7], droppedFromEnd: 2 }], defaultVoiceId: 'anna' })
 * reading.configuration.bookRules // => [{ bookIds: [7], droppedFromEnd: 2 }]
 * reading.configuration.defaultModelId // => 'eleven_multilingual_v2'
 * readConfiguration({ bookRules: [{ bookIds: ['7'] }] }).issues.length // => 1
 */
export function readConfiguration(value: unknown): ConfigurationReading {
  const issues: Issue[] = []
  const shape: Shape<Written> = {
    bookRules: optional({ is: (list) => isListOf(list, 'bookRules', ruleShape, issues), wanted: 'A list of rules' }),
    partners: optional({
      is: (list) => isListOf(list, 'partners', partnerShape, issues),
      wanted: 'A list of partners',
    }),
    defaultVoiceId: optional({ is: (id) => id === null || isName(id), wanted: 'The id of a voice, or null,' }),
    defaultModelId: optional({ is: isName, wanted: 'The id of a model' }),
  }
  if (!conforms<Written>(value, 'configuration', shape, issues)) return { kind: 'broken', issues }
  const configuration = {
    bookRules: value.bookRules ?? bookRules,
    partners: value.partners ?? partners,
    defaultVoiceId: value.defaultVoiceId ?? null,
    defaultModelId: value.defaultModelId ?? defaultModelId,
  }
  checkPartners(configuration.partners, issues)
  return issues.length > 0 ? { kind: 'broken', issues } : { kind: 'ok', configuration }
}

const ruleShape: Shape<BookRule> = {
  bookIds: { is: (ids): ids is number[] => isListLike(ids, isId) && ids.length > 0, wanted: 'A list of book ids' },
  modes: optional({ is: (list): list is Mode[] => isListLike(list, isMode), wanted: `A list of ${modes.join(', ')}` }),
  addsCover: optional({ is: (flag) => typeof flag === 'boolean', wanted: 'true or false' }),
  removedPositions: optional({ is: isPositions, wanted: '{ "from": …, "to": … } with positions from 1' }),
  droppedFromEnd: optional({ is: (count): count is number => count === 0 || isId(count), wanted: 'A number from 0' }),
}

const partnerShape: Shape<Partner> = {
  domainId: { is: isId, wanted: 'The id of a domain' },
  mode: { is: (mode) => mode === null || isMode(mode), wanted: `One of ${modes.join(', ')}, or null,` },
  color: { is: (color) => color === null || isColor(color), wanted: 'A colour such as "#fd7e1d", or null,' },
  returnLink: { is: (link) => link === null || isName(link), wanted: 'A link, or null,' },
  allowedOrigins: {
    is: (list) => isListLike(list, isOrigin),
    wanted: 'A list of origins such as "https://books.example"',
  },
}

function checkPartners(list: readonly Partner[], issues: Issue[]): void {
  const seen = new Set<number>()
  for (const [index, { domainId, returnLink, allowedOrigins }] of list.entries()) {
    const path = `partners[${index}]`
    if (seen.has(domainId)) {
      issues.push({ code: 'duplicate', message: `${path}.domainId: The domain ${domainId} is there twice.` })
    }
    seen.add(domainId)
    if (returnLink !== null && allowReturnUrl(returnLink, allowedOrigins) === null) {
      const message = `${path}.returnLink: The link must be of one of the allowed origins, not ${returnLink}.`
      issues.push({ code: 'unusable-value', message })
    }
  }
}

function isListOf<T extends object>(
  value: unknown,
  path: string,
  shape: Shape<T>,
  issues: Issue[],
): value is readonly T[] {
  const check = (entry: unknown, index: number) => conforms(entry, `${path}[${index}]`, shape, issues)
  // Every entry is looked at, so that all faults are told at once.
  return Array.isArray(value) && value.map(check).every(Boolean)
}

function isListLike<T>(value: unknown, is: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every(is)
}

function optional<T>(rule: FieldRule<T>): FieldRule<T | undefined> {
  return { ...rule, is: (value): value is T | undefined => value === undefined || rule.is(value) }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isMode(value: unknown): value is Mode {
  return modes.some((mode) => mode === value)
}

function isColor(value: unknown): value is string {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
}

function isOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/[^/?#]+$/i.test(value) && allowReturnUrl(value, [value]) !== null
}

function isPositions(value: unknown): value is { from: number; to: number } {
  const shape = { from: { is: isId, wanted: '' }, to: { is: isId, wanted: '' } }
  return conforms<{ from: number; to: number }>(value, '', shape, []) && value.from <= value.to
}

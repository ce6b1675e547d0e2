import { bookRules, defaultModelId, type BookRule } from '@lectern/core/book'
import type { Issue } from '@lectern/core/sync'
import type { z } from 'zod'
import { ConfigurationFile, configurationPlaces } from './configuration.schema'
import { partners, type Partner } from './partners'

/** Configuration of a deployment: its special books, partners and default voice. */
export interface Configuration {
  /** Replaces the built-in table of special books. */
  bookRules: readonly BookRule[]
  /** Replaces the built-in table of domains. */
  partners: readonly Partner[]
  /** Voice of a chapter without one; null for the speech provider's first one. */
  defaultVoiceId: string | null
  defaultModelId: string
}

/** The configuration and all its issues. */
export type ConfigurationReading =
  | { kind: 'ok'; configuration: Configuration }
  | { kind: 'broken'; issues: readonly Issue[] }

/**
 * Validates a configuration file. A missing field has its built-in value; a field that is present must be valid, and unknown
 * fields are issues. Never throws; each issue has its path and the expected value.
 * @param value the parsed file
 *
 * @example
 * const reading = readConfiguration({ bookRules: [{ bookIds: [7], droppedFromEnd: 2 }], defaultVoiceId: 'anna' })
 * reading.configuration.bookRules // => [{ bookIds: [7], droppedFromEnd: 2 }]
 * reading.configuration.defaultModelId // => 'eleven_multilingual_v2'
 * readConfiguration({ bookRules: [{ bookIds: ['7'] }] }).issues.length // => 1
 */
export function readConfiguration(value: unknown): ConfigurationReading {
  const { success, data, error } = ConfigurationFile.safeParse(value)
  if (!success) {
    const issues = error.issues.map((issue) => describeIssue(value, issue))
    return { kind: 'broken', issues: [...new Map(issues.map((issue) => [issue.message, issue])).values()] }
  }
  return {
    kind: 'ok',
    configuration: {
      bookRules: data.bookRules ?? bookRules,
      partners: data.partners ?? partners,
      defaultVoiceId: data.defaultVoiceId ?? null,
      defaultModelId: data.defaultModelId ?? defaultModelId,
    },
  }
}

function describeIssue(value: unknown, issue: z.core.$ZodIssue): Issue {
  const { path, expected, fields } = findPlace(issue.path)
  const fieldPath = path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '',
  )
  const at = fieldPath === '' ? 'configuration' : fieldPath.slice(1)
  if (issue.code === 'unrecognized_keys' && fields.length > 0) {
    const unknown = issue.keys.map((key) => `There is no field "${key}".`).join(' ')
    return { code: 'unknown-field', message: `${at}: ${unknown} There are ${fields.join(', ')}.` }
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined
  if (typeof code === 'string') return { code, message: `${at}: ${issue.message}` }
  const found = path.reduce(stepInto, value)
  return { code: 'unusable-value', message: `${at}: ${expected} is expected, not ${describe(found)}.` }
}

/** Returns the innermost path with a description: an invalid id is reported at its list. */
function findPlace(path: readonly PropertyKey[]): { path: readonly PropertyKey[]; expected: string; fields: string[] } {
  const key = path
    .map((step) => (typeof step === 'number' ? '[]' : `.${String(step)}`))
    .join('')
    .slice(1)
  const expected = key === '' ? 'An object' : configurationPlaces[key]
  if (expected === undefined) return findPlace(path.slice(0, -1))
  const start = key === '' ? '' : `${key}.`
  const below = Object.keys(configurationPlaces).filter((fieldPath) => fieldPath.startsWith(start))
  return {
    path,
    expected,
    fields: below.map((fieldPath) => fieldPath.slice(start.length)).filter((fieldPath) => /^\w+$/.test(fieldPath)),
  }
}

function stepInto(inside: unknown, key: PropertyKey): unknown {
  return typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 80))
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value)
  return Array.isArray(value) ? 'this list' : `this ${typeof value}`
}

import type { DomainSettings } from '@lectern/backend'
import type { Values } from './parse-options'
import { WrongArguments } from './wrong-arguments'

/** Maximum budget, the same as that of the environment variable. */
const greatestBudget = 2_000_000_000

/** Parses the settings of a domain; missing options are omitted. */
export function readDomainSettings(values: Values): DomainSettings {
  const { origin, color, 'return-link': returnLink, budget } = values
  return {
    ...(origin === undefined ? {} : { origins: readOrigins(origin) }),
    ...(color === undefined ? {} : { primaryColor: orNone(color, readColor) }),
    ...(returnLink === undefined ? {} : { returnLink: orNone(returnLink, readLink) }),
    ...(budget === undefined ? {} : { speechBudget: orNone(budget, readBudget) }),
  }
}

function orNone<T>(text: string, read: (text: string) => T): T | null {
  return text === 'none' ? null : read(text)
}

function readOrigins(given: readonly string[]): string[] {
  if (given.length === 1 && given[0] === 'none') return []
  return [...new Set(given.map(readOrigin))]
}

/** Parses an origin: host and port only, because a semicolon would break the header that contains it. */
function readOrigin(text: string): string {
  if (/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?\/?$/i.test(text) && URL.canParse(text))
    return new URL(text).origin
  throw new WrongArguments(`--origin ${text} is not an origin: write it like https://school.example, without a path.`)
}

function readColor(text: string): string {
  if (/^#[0-9a-f]{6}$/i.test(text)) return text
  throw new WrongArguments(`--color ${text} is not a colour: write it like #597DCE.`)
}

function readLink(text: string): string {
  if (text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text
  throw new WrongArguments(`--return-link ${text} is not a web address: write it like https://school.example/books.`)
}

function readBudget(text: string): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= greatestBudget) return Number(text)
  throw new WrongArguments(`--budget ${text} is not a number of characters from 0 to ${greatestBudget}.`)
}

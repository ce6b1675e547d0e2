import { ApiFailure } from '../../entities/failures/api-failure'

const deepestNesting = 64

/**
 * Parses JSON text. Refuses invalid JSON, absurd nesting, and what the database cannot store (NUL characters, half surrogate pairs,
 * numbers above the greatest double), as unreadable, or with `field` as an invalid field.
 */
export function parseJsonText(text: string, field?: string): unknown {
  const refuse = (what: string, cause?: unknown) =>
    field === undefined
      ? new ApiFailure('unreadable-request', `The body ${what}`, { cause })
      : new ApiFailure('invalid-field', `${field}: the text ${what}`, { field, cause })
  if (isNestedTooDeep(text)) throw refuse(`is nested more than ${deepestNesting} levels deep.`)
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw refuse('holds a NUL character (\\u0000). Leave it out.')
  const value = parseOr(text, (cause) => refuse('is not JSON.', cause))
  if (surrogateEscape.test(text) && !isWellFormed(value)) throw refuse('holds half of a surrogate pair. Leave it out.')
  if (longNumber.test(text) && !isFiniteInside(value))
    throw refuse('holds a number above 1.797e308. Send a smaller one.')
  return value
}

/** Matches half of a surrogate pair; a whole pair is one character of another kind. */
const halfPair = /\p{Surrogate}/u

/** An escape such as \ud83d, which may be half of a pair. */
const surrogateEscape = /\\u[dD][89a-fA-F]/

/** Matches each number that is read as infinite, which would be stored as null, and some others. */
const longNumber = /[eE]\+?\d{3}|\d{20}/

function parseOr(text: string, toFailure: (cause: unknown) => ApiFailure): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw toFailure(cause)
  }
}

/** Returns false if a text in the value has half of a surrogate pair, which the database would replace. */
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return !halfPair.test(value)
  if (Array.isArray(value)) return value.every(isWellFormed)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, entry]) => !halfPair.test(name) && isWellFormed(entry))
}

function isFiniteInside(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.values(value).every(isFiniteInside)
}

function isNestedTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let offset = 0; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset)
    if (inString) {
      if (unit === 0x5c) offset++
      else if (unit === 0x22) inString = false
    } else if (unit === 0x22) inString = true
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > deepestNesting) return true
    } else if (unit === 0x5d || unit === 0x7d) depth--
  }
  return false
}

import { ApiFailure } from '../../entities/failures/api-failure'

const deepestNesting = 64

/**
 * Parses JSON text. Refuses invalid JSON, absurd nesting and NUL characters, which the database cannot store, as
 * unreadable, or with `field` as an invalid field.
 */
export function parseJsonText(text: string, field?: string): unknown {
  const refuse = (what: string, cause?: unknown) =>
    field === undefined
      ? new ApiFailure('unreadable-request', `The body ${what}`, { cause })
      : new ApiFailure('invalid-field', `${field}: the text ${what}`, { field, cause })
  if (isNestedTooDeep(text)) throw refuse(`is nested more than ${deepestNesting} levels deep.`)
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(text)) throw refuse('holds a NUL character (\\u0000). Leave it out.')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw refuse('is not JSON.', cause)
  }
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

/** A value in a form that a client defined: what JSON can hold. */
export type OwnForm = { readonly [name: string]: unknown } | readonly unknown[] | string | number | boolean | null

/**
 * Reads a value whose form clients define: JSON text becomes what it says, other text stays text.
 *
 * @example
 * readOwnForm('{"pageId":7}') // => { pageId: 7 }
 * readOwnForm('Ask Ann') // => 'Ask Ann'
 * readOwnForm(undefined) // => null
 */
export function readOwnForm(value: unknown): OwnForm {
  if (typeof value === 'string') return readText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  return isList(value) || isRecord(value) ? value : null
}

/** Returns true for an object that is no list. */
export function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function readText(text: string): OwnForm {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!/^[[{]/.test(trimmed)) return text
  try {
    const parsed: unknown = JSON.parse(trimmed)
    return isList(parsed) || isRecord(parsed) ? parsed : text
  } catch {
    // A text that only begins like JSON.
    return text
  }
}

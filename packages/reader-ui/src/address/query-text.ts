/** A query as text, with or without its question mark, or as pairs, such as a URLSearchParams. */
export type QueryInput = string | Iterable<readonly [string, string]>

/** The pairs of a query, decoded. What cannot be decoded stays as it is written. */
export function readQuery(query: QueryInput): [name: string, value: string][] {
  if (typeof query !== 'string') return Array.from(query, ([name, value]) => [name, value])
  return query
    .replace(/^\?|#.*$/gs, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      return [decode(name), decode(value.join('='))]
    })
}

/** The pairs as text that begins with a question mark; empty without any. */
export function writeQuery(pairs: readonly (readonly [string, string])[]): string {
  const text = pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
  return text === '' ? '' : `?${text}`
}

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

/** Lone halves of a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

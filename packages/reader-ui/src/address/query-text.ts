/** A query as text, with or without its question mark, or as pairs, such as a URLSearchParams. */
export type QueryInput = string | Iterable<readonly [string, string]>

/** Returns the decoded pairs of a query. Text that cannot be decoded is kept as written. */
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

/** Returns the pairs as a query with its question mark; empty without pairs. */
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

/** Encodes text after replacing lone surrogates, which `encodeURIComponent` throws on. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

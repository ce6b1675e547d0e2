import type { TextMatch } from '@lectern/core/search'

/** A match in its context. */
export interface Excerpt {
  readonly before: string
  readonly found: string
  readonly after: string
}

/** Characters that an excerpt shows on each side of a match. */
const excerptLength = 24

/** Returns a match with some characters on each side of it. */
export function readExcerpt(text: string, { from, to }: TextMatch): Excerpt {
  return {
    before: text.slice(Math.max(0, from - excerptLength), from),
    found: text.slice(from, to),
    after: text.slice(to, to + excerptLength),
  }
}

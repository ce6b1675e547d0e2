import { allowWebLink } from '@lectern/core/book'

/** Returns the address of a picture, sound or film that a page may load: of the web or of this site; null for any other text. */
export function readMediaAddress(text: string): string | null {
  const address = text.trim()
  return /^\/(?![/\\])/.test(address) ? address : allowWebLink(address)
}

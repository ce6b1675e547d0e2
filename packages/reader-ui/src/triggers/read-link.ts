import { allowWebLink } from '@lectern/core/book'

/** An address of mail: `mailto:` and one address, with a subject or text at most. */
const MAIL = /^mailto:[^\s<>"'\\,;:@]+@[a-z0-9.-]+(?:\?[^\s<>"'\\]*)?$/i
const TELEPHONE = /^tel:\+?[\d().\-\s;=a-z]{2,40}$/i

/**
 * Returns an address that a reader may open from a page: of the web, of mail or of a telephone; null for every other text.
 *
 * @example
 * readLink(' https://zoo.example/owls ') // => 'https://zoo.example/owls'
 * readLink('tel:+1 555 0100') // => 'tel:+1 555 0100'
 * readLink('javascript:alert(1)') // => null
 */
export function readLink(text: string): string | null {
  const address = text.trim()
  return MAIL.test(address) || TELEPHONE.test(address) ? address : allowWebLink(address)
}

/**
 * Returns the address of a picture, sound or film that a page may load: of the web or of this site; null for every other text.
 *
 * @param base address of the page
 */
export function readMediaLink(text: string, base: string): string | null {
  try {
    const { href, protocol } = new URL(text.trim(), base)
    return ['https:', 'http:', 'blob:'].includes(protocol) ? href : null
  } catch {
    // No address at all.
    return null
  }
}

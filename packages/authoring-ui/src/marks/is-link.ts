import { allowWebLink } from '@lectern/core/book'

/** Returns true for an address that may be saved: of the web, of mail, of a telephone, or of a file of the book. Empty is none. */
export function isLink(text: string): boolean {
  const address = text.trim()
  return (
    address === '' || allowWebLink(address) !== null || /^(?:mailto|tel):\S/i.test(address) || /^\/[^/\\]/.test(address)
  )
}

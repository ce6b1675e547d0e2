import { HOST_PARAMETER } from './protocol'

export interface ReaderAddressParts {
  /** Where the reader lives, absolute. */
  readonly reader: string
  readonly book: string
  readonly variation: string | null
  readonly page: string | null
  /** Where the way back leads. */
  readonly returnUrl: string | null
  /** Origin of the page that shows the book. */
  readonly host: string
}

/** The address of a frame that shows a book; null when the reader's own address is none of the web. */
export function readerAddress(parts: ReaderAddressParts): URL | null {
  if (!URL.canParse(parts.reader)) return null
  const address = new URL(parts.reader)
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null
  address.searchParams.set('book', parts.book)
  address.searchParams.set('embed', '1')
  address.searchParams.set(HOST_PARAMETER, parts.host)
  if (parts.variation !== null) address.searchParams.set('variation', parts.variation)
  if (parts.page !== null) address.searchParams.set('page', parts.page)
  if (parts.returnUrl !== null) address.searchParams.set('returnUrl', parts.returnUrl)
  return address
}

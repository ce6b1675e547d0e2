import { HOST_PARAMETER } from './protocol'

export interface ReaderAddressParts {
  /** Where the reader lives, as it is written in the page. */
  readonly reader: string
  /** What an address of the page begins from. */
  readonly base: string
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
  const address = readAddress(parts)
  if (address === null) return null
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null
  address.searchParams.set('book', parts.book)
  address.searchParams.set('embed', '1')
  address.searchParams.set(HOST_PARAMETER, parts.host)
  if (parts.variation !== null) address.searchParams.set('variation', parts.variation)
  if (parts.page !== null) address.searchParams.set('page', parts.page)
  if (parts.returnUrl !== null) address.searchParams.set('returnUrl', parts.returnUrl)
  return address
}

/** `URL.canParse` would say it without an exception, but Safari has it from 17 on only. */
function readAddress({ reader, base }: ReaderAddressParts): URL | null {
  try {
    return new URL(reader, base)
  } catch {
    return null
  }
}

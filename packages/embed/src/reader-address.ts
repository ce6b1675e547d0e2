import { HOST_PARAMETER, TOKEN_AWAITED_PARAMETER } from './protocol'

export interface ReaderAddressParts {
  /** The reader's address as written in the page. */
  readonly reader: string
  /** The base that a relative address is resolved against. */
  readonly base: string
  readonly book: string
  readonly variation: string | null
  readonly page: string | null
  /** The address that the way back leads to. */
  readonly returnUrl: string | null
  /** The page will sign its reader in. */
  readonly awaitsToken: boolean
  /** Origin of the page that shows the book. */
  readonly host: string
}

/** Returns the address of a frame that shows a book, or null when the reader's own address is not http. */
export function readerAddress(parts: ReaderAddressParts): URL | null {
  const address = readAddress(parts)
  if (address === null) return null
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null
  address.searchParams.set('book', parts.book)
  address.searchParams.set('embed', '1')
  address.searchParams.set(HOST_PARAMETER, parts.host)
  if (parts.awaitsToken) address.searchParams.set(TOKEN_AWAITED_PARAMETER, '1')
  if (parts.variation !== null) address.searchParams.set('variation', parts.variation)
  if (parts.page !== null) address.searchParams.set('page', parts.page)
  if (parts.returnUrl !== null) address.searchParams.set('returnUrl', parts.returnUrl)
  return address
}

/** `URL.canParse` needs no exception, but Safari has it only from version 17. */
function readAddress({ reader, base }: ReaderAddressParts): URL | null {
  try {
    return new URL(reader, base)
  } catch {
    return null
  }
}

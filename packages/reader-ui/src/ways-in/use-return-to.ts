import { rulesOfMode } from '@lectern/core/book'
import type { ReturnTo } from '../book-header'
import { chooseReturnHref, type ReturnPartner } from '../partner/choose-return-href'
import { toReturnTo } from '../partner/to-return-to'
import { lateCalls } from './late-calls'
import type { WaysOut } from './opening-failure-props'

/** The server refuses longer ones. */
const maxLength = 2000

export interface WayBack {
  /** The site to return to; null for the library. */
  readonly returnTo: ReturnTo | null
  /** The partner's domain, to sign in to; null for any. */
  readonly domainId: number | null
}

/**
 * Finds the way back from a screen without a book. The book's partner may be unknown, because there is no such book or because
 * it is hidden; then the server decides by the partners of all books.
 */
export function useReturnTo(
  { address, onReturn }: Pick<WaysOut, 'address' | 'onReturn'>,
  partner: (ReturnPartner & { readonly domainId: number | null }) | null,
): WayBack {
  const { isPartner } = rulesOfMode(address.mode)
  const url = address.returnUrl !== null && address.returnUrl.length <= maxLength ? address.returnUrl : null
  const isKnown = partner !== null && partner.domainId !== null
  const { data } = lateCalls.useGetReturnLinkQuery(
    { url, mode: isPartner ? address.mode : null },
    { skip: isKnown || (url === null && !isPartner) },
  )
  const href = isKnown ? chooseReturnHref(address.returnUrl, partner) : (data?.returnLink ?? null)
  return {
    returnTo: href === null ? null : toReturnTo(href, onReturn),
    domainId: isPartner ? (isKnown ? partner.domainId : (data?.domainId ?? null)) : null,
  }
}

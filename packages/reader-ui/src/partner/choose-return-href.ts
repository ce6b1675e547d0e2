import { allowReturnUrl } from '@lectern/core/book'

/** The part of a partner that decides the link back. */
export interface ReturnPartner {
  readonly returnLink: string | null
  readonly allowedOrigins: readonly string[]
}

/**
 * Returns the address of the link back: `returnUrl`, or else the partner's link. Both must have an allowed origin. Null for
 * the library.
 */
export function chooseReturnHref(returnUrl: string | null, partner: ReturnPartner | null): string | null {
  if (partner === null) return null
  const { returnLink, allowedOrigins } = partner
  return allowReturnUrl(returnUrl, allowedOrigins) ?? allowReturnUrl(returnLink, allowedOrigins)
}

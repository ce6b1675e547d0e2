import { allowReturnUrl } from '@lectern/core/book'

/** The part of a partner that decides the link back. */
export interface ReturnPartner {
  readonly returnLink: string | null
  readonly allowedOrigins: readonly string[]
}

/**
 * Returns the address of the link back: `returnUrl`, or else the partner's link. Each is used only if its origin is allowed.
 * Returns null without a partner or an allowed address; the reader then links to its library.
 */
export function chooseReturnHref(returnUrl: string | null, partner: ReturnPartner | null): string | null {
  if (partner === null) return null
  const { returnLink, allowedOrigins } = partner
  return allowReturnUrl(returnUrl, allowedOrigins) ?? allowReturnUrl(returnLink, allowedOrigins)
}

import { allowReturnUrl } from '@lectern/core/book'

/** What of a partner says where readers come from. */
export interface ReturnPartner {
  readonly returnLink: string | null
  readonly allowedOrigins: readonly string[]
}

/**
 * Where a reader is led back to: the address that came along, else the partner's link. Of both only what lies in an
 * allowed origin counts; null is home, the library.
 */
export function chooseReturnHref(returnUrl: string | null, partner: ReturnPartner | null): string | null {
  if (partner === null) return null
  const { returnLink, allowedOrigins } = partner
  return allowReturnUrl(returnUrl, allowedOrigins) ?? allowReturnUrl(returnLink, allowedOrigins)
}

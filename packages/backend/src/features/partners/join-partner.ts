import type { Partner } from '@lectern/contracts/configuration'
import { allowReturnUrl } from '@lectern/core/book'

/** Columns of a domain. */
export interface PartnerDomain {
  readonly origins: readonly string[]
  readonly primaryColor: string | null
  readonly returnLink: string | null
}

/**
 * Merges a partner of the operator's file with its domain's row: colour and link of the domain take precedence, the
 * origins of both may embed. A link outside these origins is dropped.
 *
 * @param named origins of every partner
 */
export function joinPartner(listed: Partner, domain: PartnerDomain, named: readonly string[] = []): Partner {
  const allowedOrigins = [...new Set([...named, ...listed.allowedOrigins, ...domain.origins])]
  return {
    ...listed,
    color: domain.primaryColor ?? listed.color,
    returnLink: allowReturnUrl(domain.returnLink ?? listed.returnLink, allowedOrigins),
    allowedOrigins,
  }
}

import type { Partner } from '@lectern/contracts/configuration'
import { allowReturnUrl } from '@lectern/core/book'

/** What the database says of a domain. */
export interface PartnerDomain {
  readonly origins: readonly string[]
  readonly primaryColor: string | null
  readonly returnLink: string | null
}

/**
 * A partner as the operator's file has it, with what its domain has in the database on top: colour and link of the
 * domain go before those of the file, the origins of both may frame. A link that lies in none of them is none.
 *
 * @param named origins that every partner has besides
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

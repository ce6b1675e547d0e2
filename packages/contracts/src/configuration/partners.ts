import type { Mode } from '@lectern/core/book'

/** A site that embeds books; null means the product's default. */
export interface Partner {
  domainId: number
  mode: Mode | null
  color: string | null
  returnLink: string | null
  /** Origins that may frame the reader, get its messages and be returned to. */
  allowedOrigins: readonly string[]
}

const unconfigured = { mode: null, color: null, returnLink: null, allowedOrigins: [] } as const

/** The built-in domains. Their colours and links are configuration: a deployment passes its own table. */
export const partners: readonly Partner[] = [6, 14, 1, 9, 7].map((domainId) => ({ domainId, ...unconfigured }))

/**
 * Returns the partner of a domain; for an unknown one, a partner without colour and link.
 *
 * @example
 * const table = [
 *   { domainId: 6, mode: 'gbm', color: '#fd7e1d', returnLink: null, allowedOrigins: ['https://books.example'] },
 * ]
 * partnerOf(6, table).color // => '#fd7e1d'
 * partnerOf(99, table) // => { domainId: 99, mode: null, color: null, returnLink: null, allowedOrigins: [] }
 */
export function partnerOf(domainId: number, table: readonly Partner[] = partners): Partner {
  return table.find((partner) => partner.domainId === domainId) ?? { domainId, ...unconfigured }
}

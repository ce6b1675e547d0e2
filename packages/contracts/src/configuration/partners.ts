import type { Mode } from '@lectern/core/book'

/** A site that embeds books; what is null is the product's own. */
export interface Partner {
  domainId: number
  mode: Mode | null
  color: string | null
  returnLink: string | null
  /** Origins that may frame the reader, get its messages and be returned to. */
  allowedOrigins: readonly string[]
}

const unconfigured = { mode: null, color: null, returnLink: null, allowedOrigins: [] } as const

/** The domains in use. What belongs to each is configuration: a deployment passes a table of its own. */
export const partners: readonly Partner[] = [6, 14, 1, 9, 7].map((domainId) => ({ domainId, ...unconfigured }))

/**
 * The partner of a domain; one with the product's own colour and no link for a domain that is not in the table.
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

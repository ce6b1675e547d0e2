import { partnerOf, type Partner } from '@lectern/contracts/configuration'
import { allowReturnUrl, type Mode } from '@lectern/core/book'
import { and, eq, isNotNull, ne, type SQL } from 'drizzle-orm'
import { mayReadPublication } from '../../entities/rights/book-rights'
import type { Caller } from '../../entities/rights/caller'
import type { Database } from '../../entities/schema/database-handle'
import { books, domains } from '../../entities/schema'
import { joinPartner } from './join-partner'

export interface PartnerServices {
  database: Database
  /** Partners of the operator's file. */
  listed: readonly Partner[]
  /** Origins of every book besides those of its partner. */
  named: readonly string[]
}

export interface Partners {
  /** Returns the current partner of the book; null if readers cannot see such a book. For the header that allows framing. */
  ofBook(bookId: number): Promise<Partner | null>
  /** Does the same for a caller; also null for a book of another domain that only its members may read. */
  ofBookFor(caller: Caller | null, bookId: number): Promise<Partner | null>
  /** Returns the way back from an address that opens no book, so that nothing about a book is revealed. */
  findReturnLink(wanted: { url?: string; mode?: Mode }): Promise<ReturnLink>
}

export interface ReturnLink {
  /** Null if no partner allows one. */
  returnLink: string | null
  /** The domain of the mode's partner; null without one. */
  domainId: number | null
}

/**
 * Finds the partner of a book by its domain, which no request can change. Reveals nothing about a book that is
 * unpublished or for its authors only, not even its existence.
 */
export function createPartners({ database, listed, named }: PartnerServices): Partners {
  const find = async (bookId: number, isShown: SQL | undefined) => {
    const { id, origins, primaryColor, returnLink } = domains
    const [row] = await database
      .select({ id, origins, primaryColor, returnLink })
      .from(books)
      .innerJoin(domains, eq(domains.id, books.domainId))
      .where(and(eq(books.id, bookId), isNotNull(books.publishedRevision), ne(books.visibility, 'private'), isShown))
    return row ? joinPartner(partnerOf(row.id, listed), row, named) : null
  }
  async function findReturnLink({ url, mode }: { url?: string; mode?: Mode }): Promise<ReturnLink> {
    const rows = await database
      .select({
        id: domains.id,
        origins: domains.origins,
        primaryColor: domains.primaryColor,
        returnLink: domains.returnLink,
      })
      .from(domains)
    const origins = [named, ...listed.map((partner) => partner.allowedOrigins), ...rows.map((row) => row.origins)]
    const ofMode = listed.find((partner) => mode !== undefined && partner.mode === mode)
    const row = rows.find(({ id }) => id === ofMode?.domainId)
    const partner = ofMode && row ? joinPartner(ofMode, row, named) : null
    return {
      returnLink: allowReturnUrl(url, origins.flat()) ?? partner?.returnLink ?? null,
      domainId: partner?.domainId ?? null,
    }
  }
  return {
    findReturnLink,
    ofBook: (bookId) => find(bookId, undefined),
    ofBookFor: (caller, bookId) => find(bookId, mayReadPublication(caller)),
  }
}

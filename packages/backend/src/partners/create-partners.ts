import { partnerOf, type Partner } from '@lectern/contracts/configuration'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../database/open-database'
import { books, domains } from '../database/schema'
import { joinPartner } from './join-partner'

export interface PartnerServices {
  database: Database
  /** The operator's table. */
  listed: readonly Partner[]
  /** Origins that every book has besides those of its partner. */
  named: readonly string[]
}

export interface Partners {
  /** The partner whose book it is, as things stand now; null when readers are shown no such book. */
  ofBook(bookId: number): Promise<Partner | null>
}

/**
 * Whose book it is decides who may show it: the domain stands with the book, and nothing that a caller says changes it. Of a
 * book that is not published, or for its authors only, nothing is told, not even that it is there.
 */
export function createPartners({ database, listed, named }: PartnerServices): Partners {
  return {
    async ofBook(bookId) {
      const { id, origins, primaryColor, returnLink } = domains
      const [row] = await database
        .select({ id, origins, primaryColor, returnLink })
        .from(books)
        .innerJoin(domains, eq(domains.id, books.domainId))
        .where(and(eq(books.id, bookId), isNotNull(books.publishedRevision), ne(books.visibility, 'private')))
      return row ? joinPartner(partnerOf(row.id, listed), row, named) : null
    },
  }
}

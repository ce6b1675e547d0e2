import { allowReturnUrl } from '@lectern/core/book'
import type { Database } from '../database/open-database'
import { ApiFailure } from '../http/api-failure'
import { findDomain, firstDomain } from './accounts.repository'
import * as operator from './operator.repository'

export type DomainRow = operator.DomainRow

export interface DomainSettings {
  name?: string
  /** Sites that may show its books in a frame and be returned to, such as `https://school.example`. */
  origins?: string[]
  /** Such as `#597DCE`; null for the product's own. */
  primaryColor?: string | null
  returnLink?: string | null
  /** Characters a month; null for the server's own budget. */
  speechBudget?: number | null
}

/** What the operator does with domains, on the database itself. What cannot be done is said in an `ApiFailure`. */
export function createOperatorDomains(database: Database) {
  return {
    list: () => operator.listDomains(database),

    async add(settings: DomainSettings & { name: string }): Promise<DomainRow> {
      checkReturnLink(settings.returnLink ?? null, settings.origins ?? [])
      // The product's own is the first one, whatever the operator does first.
      await firstDomain(database)
      return operator.insertDomain(database, settings)
    },

    async change(id: number, settings: DomainSettings): Promise<DomainRow> {
      const before = await findDomain(database, id)
      if (!before) throw new ApiFailure('not-found', `There is no domain ${id}. See: lectern domain list`)
      const { returnLink, origins } = { ...before, ...settings }
      checkReturnLink(returnLink, origins)
      return operator.changeDomain(database, id, settings)
    },
  }
}

/** Readers are led only to where the domain's own sites are. */
function checkReturnLink(returnLink: string | null, origins: readonly string[]): void {
  if (returnLink === null || allowReturnUrl(returnLink, origins) !== null) return
  throw new ApiFailure(
    'invalid-field',
    `--return-link ${returnLink} lies in none of the domain's origins. Add --origin.`,
  )
}

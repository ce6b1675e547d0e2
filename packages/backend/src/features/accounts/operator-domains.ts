import { allowReturnUrl } from '@lectern/core/book'
import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import { findDomain, findOrCreateFirstDomain } from '../../entities/accounts/accounts.repository'
import * as operator from './operator.repository'

export type DomainRow = operator.DomainRow

export interface DomainSettings {
  name?: string
  /** Sites that may embed its books and be returned to, such as `https://school.example`. */
  origins?: string[]
  /** Such as `#597DCE`; null for the product's own. */
  primaryColor?: string | null
  returnLink?: string | null
  /** Characters a month; null for the server's own budget. */
  speechBudget?: number | null
}

/** Operations of the operator on domains, directly on the database. Throws an `ApiFailure` with the reason. */
export function createOperatorDomains(database: Database) {
  return {
    list: () => operator.listDomains(database),

    async add(settings: DomainSettings & { name: string }): Promise<DomainRow> {
      const { returnLink = null, origins = [] } = settings
      checkReturnLink(returnLink, origins)
      // The product's own domain is the first one, whatever the operator adds first.
      await findOrCreateFirstDomain(database)
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

/** Readers are sent only to the domain's own sites. */
function checkReturnLink(returnLink: string | null, origins: readonly string[]): void {
  if (returnLink === null || allowReturnUrl(returnLink, origins) !== null) return
  throw new ApiFailure(
    'invalid-field',
    `--return-link ${returnLink} belongs to none of the domain's origins. Add --origin.`,
  )
}

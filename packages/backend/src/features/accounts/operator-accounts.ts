import type { Database } from '../../entities/schema/database-handle'
import { ApiFailure } from '../../entities/failures/api-failure'
import * as repository from '../../entities/accounts/accounts.repository'
import { insertLink } from './create-sign-in-link'
import * as operator from './operator.repository'
import { createPasswordLink } from './password-reset.service'

export interface NamedAccount {
  email: string
  /** Required if several domains have an account with the email. */
  domainId?: number | undefined
}

/** Operations of the operator on accounts, directly on the database. Throws an `ApiFailure` with the reason. */
export function createOperatorAccounts(database: Database, now: () => Date) {
  async function find({ email, domainId }: NamedAccount): Promise<repository.UserRow> {
    const rows = await operator.listAccountsOf(database, email, domainId)
    const [row] = rows
    const where = domainId === undefined ? '' : ` in domain ${domainId}`
    if (!row) {
      throw new ApiFailure('not-found', `There is no account ${email}${where}. Add it: lectern user add ${email}`)
    }
    if (rows.length > 1) {
      const ids = rows.map((each) => each.domainId).join(', ')
      throw new ApiFailure(
        'invalid-field',
        `${email} has accounts in the domains ${ids}. Name one: --domain ${row.domainId}`,
      )
    }
    return row
  }

  return {
    async add(account: NamedAccount & { role: 'user' | 'student'; name: string | null }) {
      const domainId = account.domainId ?? (await repository.findOrCreateFirstDomain(database))
      if (!(await repository.findDomain(database, domainId))) {
        throw new ApiFailure('not-found', `There is no domain ${domainId}. See: lectern domain list`)
      }
      const created = await repository.insertUser(database, { ...account, domainId, verifiedAt: now() })
      if (!created) {
        throw new ApiFailure('conflict', `${account.email} has an account in domain ${domainId} already.`)
      }
      return { user: created, passwordToken: await createPasswordLink(database, created.id, now()) }
    },

    /** Takes effect immediately for new sessions, and within 15 minutes for existing ones. */
    async changeRole(account: NamedAccount, role: 'user' | 'student') {
      return repository.changeUser(database, (await find(account)).id, { role })
    },

    /** Deletes the password and ends every session; the token sets a new one. */
    async reset(account: NamedAccount) {
      const user = await find(account)
      return database.transaction(async (transaction) => {
        await repository.changeUser(transaction, user.id, { passwordHash: null })
        await repository.endSessions(transaction, user.id, now())
        return { user, passwordToken: await createPasswordLink(transaction, user.id, now()) }
      })
    },

    async signInLink(account: NamedAccount) {
      const user = await find(account)
      return { user, ...(await insertLink(database, user.id, now())) }
    },
  }
}

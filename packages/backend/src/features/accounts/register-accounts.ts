import { join } from 'node:path'
import { deleteExpiredTokens } from '../../entities/accounts/accounts.repository'
import type { Feature } from '../../platform/api/feature'
import type { Platform } from '../../platform/create-platform'
import type { ChosenLimits } from '../../platform/limits/call-limits'
import { createOutbox } from '../../platform/mail/create-outbox'
import type { Mailer } from '../../platform/mail/mail'
import { createBackgroundTasks } from '../../platform/scheduling/create-background-tasks'
import type { AccountServices } from './account-services'
import { accountHandlers } from './accounts.handlers'
import { createAccounts, type Accounts } from './accounts.service'
import { deleteExpiredMail } from './mailed-links.repository'
import { createSessions } from './create-sessions'
import { createAttemptLimits } from './create-attempt-limits'

export interface AccountOptions {
  dataFolder: string
  /** Origin that the links in mails lead to, without a slash at its end. */
  readerOrigin: string
  /** Sends mails; without one they are written to an outbox in the data folder. */
  mailer?: Mailer
  limits?: ChosenLimits
  proxies?: number
}

/** Registers sign-in, sign-up, invitations, password reset, and export and deletion of accounts. */
export function registerAccounts(platform: Platform, options: AccountOptions): Feature & { accounts: Accounts } {
  const { database, tokens, queue, sweepObjects, logger, now } = platform
  const { dataFolder, readerOrigin, proxies = 0 } = options
  const sessions = createSessions(tokens, now)
  const accounts = createAccounts(database, sessions, now)
  const mailer = options.mailer ?? createOutbox({ folder: join(dataFolder, 'outbox'), logger, now })
  const later = createBackgroundTasks(logger)
  const services: AccountServices = {
    database,
    sessions,
    limits: createAttemptLimits(database, options.limits ?? {}, now),
    mailer,
    later,
    readerOrigin,
    now,
    sweepObjects,
    dropJobs: (taken) => queue.drop(taken),
  }
  return {
    accounts,
    routes: accountHandlers(accounts, services, proxies),
    async deleteExpired(moment) {
      await deleteExpiredTokens(database, moment)
      await deleteExpiredMail(database, moment)
    },
    async stop() {
      await later.settled()
      mailer.close()
    },
  }
}

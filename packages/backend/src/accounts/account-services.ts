import type { BookServices } from '../books/books.service'
import type { Database } from '../database/open-database'
import type { Mailer } from '../mail/mail'
import type { Later } from './later'
import type { Sessions } from './sessions'
import type { TryLimits } from './try-limits'

/** What the calls of accounts work with. */
export interface AccountServices {
  database: Database
  sessions: Sessions
  limits: TryLimits
  mailer: Mailer
  later: Later
  /** Where the links in mails lead, without a slash at its end. */
  readerOrigin: string
  now: () => Date
  books: Pick<BookServices, 'sweepObjects' | 'dropJobs'>
}

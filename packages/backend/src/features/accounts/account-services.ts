import type { JobQueue } from '../../platform/jobs/job-queue'
import type { Database } from '../../entities/schema/database-handle'
import type { Mailer } from '../../platform/mail/mail'
import type { BackgroundTasks } from '../../platform/scheduling/create-background-tasks'
import type { Sessions } from './create-sessions'
import type { AttemptLimits } from './create-attempt-limits'

/** Services of the account routes. */
export interface AccountServices {
  database: Database
  sessions: Sessions
  limits: AttemptLimits
  mailer: Mailer
  later: BackgroundTasks
  /** Origin of the links in mails, without a slash at its end. */
  readerOrigin: string
  now: () => Date
  /** Deletes the book's objects that no row references any more; never rejects. */
  sweepObjects: (bookId: number) => Promise<void>
  dropJobs: JobQueue['drop']
}

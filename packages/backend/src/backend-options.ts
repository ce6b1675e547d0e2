import type { Partner } from '@lectern/contracts/configuration'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Accounts } from './accounts/accounts.service'
import type { OpenDatabase } from './database/open-database'
import type { Engines } from './engines'
import type { PartState } from './health/health.handlers'
import type { ApiEnvironment } from './http/environment'
import type { ExportedLibrary } from './library/export-library'
import type { ImportedLibrary } from './library/import-library'
import type { ChosenLimits } from './limits/call-limits'
import type { Mailer } from './mail/mail'
import type { MetricsAccess } from './metrics/metrics.handlers'
import type { S3Bucket } from './objects/s3-object-store'
import type { Partners } from './partners/create-partners'
import type { EngineReports } from './ports/index'

export interface BackendOptions {
  open: OpenDatabase
  engines: Engines
  /** Where uploads lie, and objects unless there is a bucket. */
  dataFolder: string
  /** Null: objects lie in the data folder. */
  bucket: S3Bucket | null
  /** Signs tokens and links; at least 32 characters. */
  secret: string
  /** Origin that readers use, without a slash at its end. */
  readerOrigin: string
  /** False: this process only answers calls, and others do the jobs. */
  worksOnJobs: boolean
  version: string
  logger: Logger
  now: () => Date
  /** Characters that a domain may have spoken in a month. */
  speechBudget: number
  /** How long earlier revisions are kept; all of them unless this is a number. */
  keepRevisionsDays?: number | null
  /** Readers who are not signed in may take the quizzes of public books (they may unless this is false). */
  testStudent?: boolean
  /** What the operator's file says of partners, by domain; a domain's own row comes on top. */
  partners?: readonly Partner[]
  /** Origins that may frame, hear and be returned to from every book, besides those of its partner. */
  frameAncestors?: readonly string[]
  /** A service of LibreTranslate's shape; nothing is translated without. */
  translateUrl?: string | null
  /** How the engines are, by part, for the health call. */
  engineChecks?: Readonly<Record<string, () => Promise<PartState>>>
  /** Which engine serves what, for authors and the operator. */
  engineReports?: EngineReports
  /** How mails leave; without it they go to an outbox in the data folder, and their links to the log. */
  mailer?: Mailer
  /** How many proxies of the operator's own stand before the server: only their word on who calls is believed. */
  proxies?: number
  /** What the operator has changed of how much a caller may ask for. */
  limits?: ChosenLimits
  /** Jobs that a domain may have waiting and under way at the same time. */
  unfinishedJobsPerDomain?: number
  /** Who may ask for figures; programs on the same machine unless this says otherwise. */
  metrics?: MetricsAccess
  /** The newest migration of this version, which the database must have. */
  newestMigration?: number
  /** Compare every answer with the contract; for tests. */
  checkAnswers?: boolean
}

export interface Backend {
  /** Every call of the contracts and `/objects/…`. */
  api: Hono<ApiEnvironment>
  accounts: Accounts
  partners: Partners
  library: {
    /** Takes in and publishes the books of a library folder, as books of this author. */
    importFolder(folder: string, author: { userId: number; domainId: number }): Promise<ImportedLibrary>
    /** Writes books with their media as a library folder. */
    exportBooks(bookIds: readonly number[], folder: string): Promise<ExportedLibrary>
  }
  /** Begins to work on jobs and clears up after a crash. */
  start(): Promise<void>
  /** Ends event streams and gives running jobs back to the queue. */
  stop(): Promise<void>
}

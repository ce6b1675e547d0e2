import type { Partner } from '@lectern/contracts/configuration'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { Accounts } from './features/accounts/accounts.service'
import type { OpenDatabase } from './platform/database/open-database'
import type { FileSystem } from './platform/disk/file-system'
import type { Engines } from './ports/engines'
import type { PartState } from './ports/part-state'
import type { ApiEnvironment } from './platform/http/hono-env'
import type { Library } from './features/library/register-library'
import type { ChosenLimits } from './platform/limits/call-limits'
import type { Mailer } from './platform/mail/mail'
import type { MetricsAccess } from './features/metrics/metrics.handlers'
import type { S3Bucket } from './platform/objects/create-bucket-client'
import type { Partners } from './features/partners/create-partners'
import type { OpeningAddress, OpeningRequests } from './features/publishing/list-opening-requests'
import type { EngineReports } from './ports/index'

export interface BackendOptions {
  open: OpenDatabase
  engines: Engines
  /** Folder of uploads, and of objects unless there is a bucket. */
  dataFolder: string
  /** Null: objects are stored in the data folder. */
  bucket: S3Bucket | null
  /** Signs tokens and links; at least 32 characters. */
  secret: string
  /** Origin that readers use, without a slash at its end. */
  readerOrigin: string
  /** False: this process only serves requests, and others run the jobs. */
  worksOnJobs: boolean
  version: string
  logger: Logger
  now: () => Date
  /** Characters that a domain may have spoken in a month. */
  speechBudget: number
  /** Earlier revisions are deleted after this many days; null or undefined keeps all. */
  keepRevisionsDays?: number | null
  /** Readers who are not signed in may take the quizzes of public books; true by default. */
  testStudent?: boolean
  /** Partners of the operator's file, by domain; values in a domain's row take precedence. */
  partners?: readonly Partner[]
  /** Origins that may embed every book, besides those of its partner. */
  frameAncestors?: readonly string[]
  /** Address of a LibreTranslate service; nothing is translated without one. */
  translateUrl?: string | null
  /** State of each engine, by part, for the health route. */
  engineChecks?: Readonly<Record<string, () => Promise<PartState>>>
  /** Engine of each part, for authors and the operator. */
  engineReports?: EngineReports
  /** Sends mails; without one they are written to an outbox in the data folder, and their links to the log. */
  mailer?: Mailer
  /** Number of the operator's own proxies in front of the server: only their forwarded addresses are believed. */
  proxies?: number
  /** Limits that the operator has changed. */
  limits?: ChosenLimits
  /** Largest number of unfinished jobs of a domain. */
  unfinishedJobsPerDomain?: number
  /** Access to the metrics; by default for programs on the same machine. */
  metrics?: MetricsAccess
  /** The newest migration of this version, which the database must have. */
  newestMigration?: number
  /** Returns why the included database is not running, for the health routes. */
  databaseFault?: () => string | null
  /** Writes uploads and objects; Node's by default. */
  fileSystem?: FileSystem
  /** Compares every response with the contract; for tests. */
  checkResponses?: boolean
}

export interface Backend {
  /** All routes of the contracts, and `/objects/…`. */
  api: Hono<ApiEnvironment>
  accounts: Accounts
  partners: Partners
  library: Library
  /** Lists what a reader who opens a book requests first; empty for a book that not everybody may read. */
  listOpeningRequests: (address: OpeningAddress) => Promise<OpeningRequests>
  /** Cleans up after a crash and starts running jobs. */
  start(): Promise<void>
  /** Ends event streams and returns running jobs to the queue. */
  stop(): Promise<void>
}

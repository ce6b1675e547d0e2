import { join } from 'node:path'
import type { Pool } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { createMediaLinks, type TimedMediaLinks } from '../entities/objects/media-links'
import type { Database } from '../entities/schema/database-handle'
import type { ObjectStore } from '../ports/index'
import { createByteCache, type ByteCache } from './caching/create-byte-cache'
import type { Bytes } from './caching/cache-json'
import { createReadRetry, type RetryRead } from './database/create-read-retry'
import type { OpenDatabase } from './database/open-database'
import { afterCommit, outsideRequest } from './database/request-scope'
import { type FileSystem } from './disk/file-system'
import { type DatabaseDisk, watchDatabaseDisk } from './disk/watch-database-disk'
import { writeProbeRows } from './disk/write-probe-rows'
import { defaultUnfinishedPerDomain } from './jobs/enqueue-job'
import { createJobQueue, type JobQueue } from './jobs/job-queue'
import { createServerMetrics, type ServerMetrics } from './metrics/create-server-metrics'
import { createObjectSweeper, type ObjectSweeper } from './object-deletion/object-sweeper'
import { deleteLateObjects } from './object-deletion/delete-late-objects'
import { incomingFolderOf, openObjectStore } from './objects/open-object-store'
import type { S3Bucket } from './objects/create-bucket-client'
import { createAccessTokens, type AccessTokens } from './tokens/access-tokens'
import { deriveKey } from './tokens/derive-key'

const cachedJsonBytes = 64_000_000
/** Jobs that one process runs at the same time. */
const jobSlots = 2

export interface PlatformOptions {
  open: OpenDatabase
  dataFolder: string
  /** Null: objects are stored in the data folder. */
  bucket: S3Bucket | null
  /** Signs tokens and links; at least 32 characters. */
  secret: string
  /** False: this process only serves requests, and others run the jobs. */
  worksOnJobs: boolean
  /** Writes uploads and objects; Node's by default. */
  fileSystem?: FileSystem
  unfinishedJobsPerDomain?: number
  logger: Logger
  now: () => Date
}

/** Services that carry every feature: database, objects, jobs, tokens, metrics. */
export interface Platform {
  database: Database
  pool: Pool
  /** Lets reads wait while the database restarts. */
  retryRead: RetryRead
  objects: ObjectStore
  links: TimedMediaLinks
  /** JSON responses that many clients read, kept in memory. */
  bodies: ByteCache<Bytes>
  tokens: AccessTokens
  queue: JobQueue
  metrics: ServerMetrics
  sweeper: ObjectSweeper
  /** Deletes the book's objects that no row references any more, once the request's writes are committed; never rejects. */
  sweepObjects: (bookId: number) => Promise<void>
  /** Deletes objects that were stored for a book after its deletion. */
  deleteLateObjects: (bookId: number) => Promise<void>
  /** Signs the addresses of objects. */
  linkSecret: Uint8Array
  /** Received forms are written here. */
  uploadsFolder: string
  dataFolder: string
  fileSystem: FileSystem | undefined
  databaseDisk: DatabaseDisk
  /** Objects are written here before they are complete. */
  incomingFolder: string
  /** Aborted when the server stops. */
  stopping: AbortController
  logger: Logger
  now: () => Date
}

export function createPlatform(options: PlatformOptions): Platform {
  const { open, dataFolder, bucket, logger, now, fileSystem } = options
  const { database } = open
  const linkSecret = deriveKey(options.secret, 'object-links')
  const objects = openObjectStore({ dataFolder, bucket, secret: linkSecret, now, fileSystem })
  const stopping = new AbortController()
  const sweeper = createObjectSweeper({ database, objects, stopping: stopping.signal }, logger)
  const sweepObjects = (bookId: number) => afterCommit(() => sweeper.sweepBook(bookId))
  const deleteLateObjectsOf = (bookId: number) =>
    outsideRequest(() => deleteLateObjects({ database, sweepObjects }, bookId))
  const queue = createJobQueue({
    database,
    connection: open.connection,
    slots: options.worksOnJobs ? jobSlots : 0,
    maxUnfinished: options.unfinishedJobsPerDomain ?? defaultUnfinishedPerDomain,
    logger,
    deleteLateObjects: deleteLateObjectsOf,
  })
  return {
    database,
    pool: open.pool,
    retryRead: createReadRetry(() => database.execute(sql`select 1`), pause),
    objects,
    links: createMediaLinks(objects, now),
    bodies: createByteCache<Bytes>(cachedJsonBytes),
    tokens: createAccessTokens(deriveKey(options.secret, 'access-tokens'), now),
    queue,
    metrics: createServerMetrics(open, logger),
    sweeper,
    sweepObjects,
    deleteLateObjects: deleteLateObjectsOf,
    linkSecret,
    uploadsFolder: join(dataFolder, 'uploads'),
    dataFolder,
    fileSystem,
    databaseDisk: watchDatabaseDisk(() => writeProbeRows(database)),
    incomingFolder: incomingFolderOf(dataFolder),
    stopping,
    logger,
    now,
  }
}

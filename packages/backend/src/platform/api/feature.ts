import type { Hono } from 'hono'
import type { ApiEnvironment } from '../http/hono-env'
import type { RouteBinding } from '../http/route-binding'
import type { JobDefinition } from '../jobs/job-definition'

/** One feature of the server, as its `register…` function returns it and `createBackend` composes it. */
export interface Feature {
  /** Handlers for routes of the contracts. */
  routes: readonly RouteBinding[]
  /** Work that runs in the job queue. */
  jobs?: readonly JobDefinition[]
  /** Adds paths that no contract lists, such as `/objects/…`. */
  mount?: (api: Hono<ApiEnvironment>) => void
  /** Deletes expired rows and abandoned files. Called at start before any request arrives, then every hour. */
  deleteExpired?: (now: Date) => Promise<void>
  /** Waits for work in progress and releases resources when the server stops. */
  stop?: () => Promise<void>
}

import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../platform/database/migrate-database'
import { openDatabase } from '../platform/database/open-database'
import { startTestCluster } from '../platform/embedded-postgres'
import type { Connection } from '../platform/embedded-postgres'
import { createLogger } from '../platform/logging/create-logger'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Connection
    /** Name of a migrated database to copy. */
    testTemplate: string
  }
}

/** Starts one database server per run; its migrated template is copied for each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const template = await cluster.createDatabase()
  const { pool } = openDatabase(template, createLogger('silent'))
  await migrateDatabase(pool, fileURLToPath(new URL('../../migrations', import.meta.url)))
  // Pages and their variations get ids that differ: a test must notice when a response has one for the other.
  await pool.query('alter table page_variations alter column id restart with 500001')
  await pool.end()
  project.provide('testServer', cluster.connection)
  project.provide('testTemplate', template.database)
  return () => cluster.stop()
}

import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { migrateDatabase } from '../database/migrate-database'
import { openDatabase } from '../database/open-database'
import { startTestCluster } from '../embedded-postgres'
import type { Connection } from '../embedded-postgres'
import { createLogger } from '../logging/create-logger'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Connection
    /** Name of a migrated database to copy. */
    testTemplate: string
  }
}

/** One database server a run; its migrated template is copied for each test file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const template = await cluster.createDatabase()
  const { pool } = openDatabase(template, createLogger('silent'))
  await migrateDatabase(pool, fileURLToPath(new URL('../../migrations', import.meta.url)))
  await pool.end()
  project.provide('testServer', cluster.connection)
  project.provide('testTemplate', template.database)
  return () => cluster.stop()
}

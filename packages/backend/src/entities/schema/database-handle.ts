import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import * as tables from './index'
import * as relations from './relations'

export const schema = { ...tables, ...relations }

/** The database as the tables and their relations describe it. */
export type Database = NodePgDatabase<typeof schema>

/** A database or a transaction of it. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0]

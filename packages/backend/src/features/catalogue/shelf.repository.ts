import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { series, tags } from '../../entities/schema'

export function listSeries(database: Queryable, domainId: number): Promise<{ id: number; name: string }[]> {
  return database
    .select({ id: series.id, name: series.name })
    .from(series)
    .where(eq(series.domainId, domainId))
    .orderBy(asc(series.name), asc(series.id))
}

export function listTags(database: Queryable, domainId: number): Promise<{ id: number; name: string }[]> {
  return database
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(eq(tags.domainId, domainId))
    .orderBy(asc(tags.name), asc(tags.id))
}

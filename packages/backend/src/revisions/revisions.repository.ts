import { and, eq, lt, notExists, sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { books, chapters, entityRevisions, pages, pageVariations, rectRevisions } from '../database/schema'

export type RevisedEntity = (typeof entityRevisions.$inferSelect)['entity']

export interface EntityRevision {
  entity: RevisedEntity
  entityId: number
  bookId: number
  /** The one that the write made. */
  revision: number
  /** The entity's own fields after the write. */
  state: Record<string, unknown>
  /** Null for a write of the server's own. */
  authorId: number | null
}

/** Keeps the state that a write left; to be called in the write's own transaction. */
export async function recordRevision(database: Queryable, revision: EntityRevision): Promise<void> {
  await database.insert(entityRevisions).values(revision)
}

/**
 * Keeps the states before and after a write; to be called in the write's own transaction. The one before is there already
 * unless it is the first and came about without a write of its own, such as that of an imported library.
 */
export async function recordWrite(
  database: Queryable,
  before: { revision: number; state: Record<string, unknown>; createdAt: Date },
  after: EntityRevision,
): Promise<void> {
  await database
    .insert(entityRevisions)
    .values({ ...after, ...before, authorId: null })
    .onConflictDoNothing()
  await recordRevision(database, after)
}

/** Forgets what was written before a moment, but for what stands now. */
export async function forgetRevisionsBefore(database: Queryable, moment: Date): Promise<void> {
  const rectsStand = database
    .select({ one: sql`1` })
    .from(pageVariations)
    .where(
      and(eq(pageVariations.id, rectRevisions.pageVariationId), eq(pageVariations.revision, rectRevisions.revision)),
    )
  await database.delete(rectRevisions).where(and(lt(rectRevisions.createdAt, moment), notExists(rectsStand)))
  for (const [entity, table] of [['book', books] as const, ['chapter', chapters] as const, ['page', pages] as const]) {
    const stands = database
      .select({ one: sql`1` })
      .from(table)
      .where(and(eq(table.id, entityRevisions.entityId), eq(table.revision, entityRevisions.revision)))
    await database
      .delete(entityRevisions)
      .where(and(eq(entityRevisions.entity, entity), lt(entityRevisions.createdAt, moment), notExists(stands)))
  }
}

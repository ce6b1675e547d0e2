import type { RevisedEntity } from '@lectern/contracts/app'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../entities/schema/database-handle'
import { books, chapters, entityRevisions, pages, pageVariations, rectRevisions, users } from '../../entities/schema'
import type { StoredChange } from '../../entities/schema/stored-shapes'

/** An entity with revisions, as the routes name it. */
export interface RevisedRow {
  entity: z.output<typeof RevisedEntity>
  id: number
}

export interface StoredRevision {
  revision: number
  createdAt: Date
  author: { id: number; name: string | null } | null
}

export interface ListedRevision extends StoredRevision {
  changes: StoredChange[] | null
}

export interface StoredState extends StoredRevision {
  state: Record<string, unknown>
}

const ofRects = {
  revision: rectRevisions.revision,
  createdAt: rectRevisions.createdAt,
  author: { id: users.id, name: users.name },
}

const ofEntities = {
  revision: entityRevisions.revision,
  createdAt: entityRevisions.createdAt,
  author: { id: users.id, name: users.name },
}

/** Returns the newest revisions older than `before`, without their states. */
export async function listStoredRevisions(
  database: Queryable,
  { entity, id }: RevisedRow,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<ListedRevision[]> {
  if (entity === 'page-variation') {
    return database
      .select({ ...ofRects, changes: rectRevisions.changes })
      .from(rectRevisions)
      .leftJoin(users, eq(users.id, rectRevisions.authorId))
      .where(
        and(
          eq(rectRevisions.pageVariationId, id),
          before === undefined ? undefined : lt(rectRevisions.revision, before),
        ),
      )
      .orderBy(desc(rectRevisions.revision))
      .limit(limit)
  }
  return database
    .select({ ...ofEntities, changes: entityRevisions.changes })
    .from(entityRevisions)
    .leftJoin(users, eq(users.id, entityRevisions.authorId))
    .where(
      and(
        eq(entityRevisions.entity, entity),
        eq(entityRevisions.entityId, id),
        before === undefined ? undefined : lt(entityRevisions.revision, before),
      ),
    )
    .orderBy(desc(entityRevisions.revision))
    .limit(limit)
}

/** Returns one revision with its state; null if it is not recorded. */
export async function readStoredRevision(
  database: Queryable,
  { entity, id }: RevisedRow,
  revision: number,
): Promise<StoredState | null> {
  if (entity === 'page-variation') {
    const [row] = await database
      .select({
        ...ofRects,
        rectData: rectRevisions.rectData,
        textSource: rectRevisions.textSource,
        rectImage: rectRevisions.rectImage,
      })
      .from(rectRevisions)
      .leftJoin(users, eq(users.id, rectRevisions.authorId))
      .where(and(eq(rectRevisions.pageVariationId, id), eq(rectRevisions.revision, revision)))
    if (!row) return null
    const { rectData, textSource, rectImage, ...kept } = row
    return { ...kept, state: { rectData, textSource, rectImage } }
  }
  const [row] = await database
    .select({ ...ofEntities, state: entityRevisions.state })
    .from(entityRevisions)
    .leftJoin(users, eq(users.id, entityRevisions.authorId))
    .where(
      and(eq(entityRevisions.entity, entity), eq(entityRevisions.entityId, id), eq(entityRevisions.revision, revision)),
    )
  return row ?? null
}

const tables = { book: books, chapter: chapters, page: pages, 'page-variation': pageVariations } as const

/** Returns the current revision; null if the entity was deleted. */
export async function readCurrentRevision(database: Queryable, { entity, id }: RevisedRow): Promise<number | null> {
  const table = tables[entity]
  const [row] = await database.select({ revision: table.revision }).from(table).where(eq(table.id, id))
  return row?.revision ?? null
}

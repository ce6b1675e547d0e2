import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database/open-database'
import { objectRemovals } from '../database/schema'
import type { ObjectStore } from '../ports/index'

/**
 * Removes the objects that deleted rows have left word of. Called after such a commit, and at start for those that a
 * crash left behind. An object that cannot be removed stays on the list.
 */
export async function removeObjects(database: Database, objects: ObjectStore): Promise<void> {
  const removals = await database.select().from(objectRemovals).orderBy(asc(objectRemovals.id)).limit(1000)
  for (const { id, key, isPrefix } of removals) {
    if (isPrefix) for await (const object of objects.list(key)) await objects.delete(object.key)
    else await objects.delete(key)
    await database.delete(objectRemovals).where(eq(objectRemovals.id, id))
  }
}

import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { userSettings } from '../../entities/schema'

export interface SettingsOwner {
  userId: number
  domainId: number
}

const ownedBy = ({ userId, domainId }: SettingsOwner) =>
  and(eq(userSettings.userId, userId), eq(userSettings.domainId, domainId))

export async function readSettings(database: Queryable, owner: SettingsOwner): Promise<Record<string, unknown>> {
  const [row] = await database.select({ settings: userSettings.settings }).from(userSettings).where(ownedBy(owner))
  return row?.settings ?? {}
}

/** Does the same and locks them until the transaction ends, so that two devices saving simultaneously lose nothing. */
export async function lockSettings(transaction: Queryable, owner: SettingsOwner): Promise<Record<string, unknown>> {
  await transaction
    .insert(userSettings)
    .values({ ...owner, settings: {} })
    .onConflictDoNothing()
  const [row] = await transaction
    .select({ settings: userSettings.settings })
    .from(userSettings)
    .where(ownedBy(owner))
    .for('update')
  return row?.settings ?? {}
}

export async function writeSettings(
  transaction: Queryable,
  owner: SettingsOwner,
  settings: Record<string, unknown>,
): Promise<void> {
  await transaction
    .update(userSettings)
    .set({ settings, updatedAt: sql`now()` })
    .where(ownedBy(owner))
}

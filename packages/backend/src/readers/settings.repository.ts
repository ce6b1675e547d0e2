import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../database/open-database'
import { userSettings } from '../database/schema'

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

/** As `readSettings`, kept from others until the transaction ends: two devices that save at once lose nothing. */
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

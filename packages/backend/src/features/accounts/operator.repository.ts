import { and, asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import { domains, users } from '../../entities/schema'
import type { UserRow } from '../../entities/accounts/accounts.repository'

export type DomainRow = typeof domains.$inferSelect

export function listAccountsOf(database: Queryable, email: string, domainId?: number): Promise<UserRow[]> {
  const byEmail = eq(users.email, email.toLowerCase())
  return database
    .select()
    .from(users)
    .where(domainId === undefined ? byEmail : and(byEmail, eq(users.domainId, domainId)))
    .orderBy(asc(users.id))
}

export function listDomains(database: Queryable): Promise<DomainRow[]> {
  return database.select().from(domains).orderBy(asc(domains.id))
}

export async function insertDomain(database: Queryable, domain: typeof domains.$inferInsert): Promise<DomainRow> {
  const [row] = await database.insert(domains).values(domain).returning()
  if (!row) throw new Error(`the domain ${domain.name} was not written`)
  return row
}

export async function changeDomain(
  database: Queryable,
  id: number,
  change: Partial<typeof domains.$inferInsert>,
): Promise<DomainRow> {
  const [row] = await database.update(domains).set(change).where(eq(domains.id, id)).returning()
  if (!row) throw new Error(`domain ${id} disappeared while it was changed`)
  return row
}

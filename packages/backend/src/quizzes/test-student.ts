import { getTestStudent } from '@lectern/contracts/app'
import { randomUUID } from 'node:crypto'
import type { AccessTokens } from '../accounts/access-tokens'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { findUserByEmail, firstDomain, saveUser } from '../accounts/accounts.repository'
import type { Database } from '../database/open-database'
import { quizSubmissions, users } from '../database/schema'
import { bindRoute, type RouteBinding } from '../http/route-binding'

/** How long what it submitted is kept. */
const keepDays = 30

/** No mail reaches this address, and it has no password: nobody signs in as the test student. */
const email = 'test-student@lectern.invalid'

interface TestStudents {
  database: Database
  tokens: AccessTokens
  now: () => Date
  /** As the server is configured: without, quizzes are for signed-in readers. */
  isOffered: boolean
}

/** Hands out tokens for readers who are not signed in. All stand for one account; each carries a browser of its own. */
export function testStudentHandlers({ database, tokens, now, isOffered }: TestStudents): RouteBinding[] {
  async function findAccount() {
    const domainId = await firstDomain(database)
    const known = await findUserByEmail(database, email, domainId)
    return known ?? (await saveUser(database, { domainId, email, role: 'student', verifiedAt: now() }))
  }

  return [
    bindRoute(getTestStudent, async () => {
      if (!isOffered) return { status: 200, body: { accessToken: null, expiresAt: null } }
      const { id, domainId } = await findAccount()
      const { accessToken, expiresAt } = await tokens.signForTestStudent({
        userId: id,
        email,
        role: 'student',
        domainId,
        testStudent: { browser: randomUUID() },
      })
      return { status: 200, body: { accessToken, expiresAt: expiresAt.toISOString() } }
    }),
  ]
}

/** Removes what the test student submitted long ago: anybody may submit in its name, and nobody looks it up. */
export async function forgetTestSubmissions(database: Database, now: Date): Promise<void> {
  const accounts = database.select({ id: users.id }).from(users).where(eq(users.email, email))
  const limit = new Date(now.getTime() - keepDays * 86_400_000)
  await database
    .delete(quizSubmissions)
    .where(and(inArray(quizSubmissions.userId, accounts), lt(quizSubmissions.createdAt, limit)))
}

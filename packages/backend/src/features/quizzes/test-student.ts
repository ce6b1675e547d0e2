import { getTestStudent } from '@lectern/contracts/app'
import { randomUUID } from 'node:crypto'
import type { AccessTokens } from '../../platform/tokens/access-tokens'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { findUserByEmail, findOrCreateFirstDomain, saveUser } from '../../entities/accounts/accounts.repository'
import type { Database } from '../../entities/schema/database-handle'
import { quizSubmissions, users } from '../../entities/schema'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding'

/** Days that its submissions are stored. */
const keepDays = 30

/** No mail reaches this address, and it has no password, so nobody can sign in as the test student. */
export const testStudentEmail = 'test-student@lectern.invalid'

interface TestStudents {
  database: Database
  tokens: AccessTokens
  now: () => Date
  /** False: quizzes require signing in. */
  isOffered: boolean
}

/** Issues tokens to readers who are not signed in. All share one account; each token identifies a browser. */
export function testStudentHandlers({ database, tokens, now, isOffered }: TestStudents): RouteBinding[] {
  async function findAccount() {
    const domainId = await findOrCreateFirstDomain(database)
    const known = await findUserByEmail(database, testStudentEmail, domainId)
    return (
      known ?? (await saveUser(database, { domainId, email: testStudentEmail, role: 'student', verifiedAt: now() }))
    )
  }

  return [
    bindRoute(getTestStudent, async () => {
      if (!isOffered) return { status: 200, body: { accessToken: null, expiresAt: null } }
      const { id, domainId } = await findAccount()
      const { accessToken, expiresAt } = await tokens.signForTestStudent({
        userId: id,
        email: testStudentEmail,
        role: 'student',
        domainId,
        testStudent: { browser: randomUUID() },
      })
      return { status: 200, body: { accessToken, expiresAt: expiresAt.toISOString() } }
    }),
  ]
}

/** Deletes old submissions of the test student: anybody may submit in its name. */
export async function deleteTestSubmissions(database: Database, now: Date): Promise<void> {
  const accounts = database.select({ id: users.id }).from(users).where(eq(users.email, testStudentEmail))
  const limit = new Date(now.getTime() - keepDays * 86_400_000)
  await database
    .delete(quizSubmissions)
    .where(and(inArray(quizSubmissions.userId, accounts), lt(quizSubmissions.createdAt, limit)))
}

import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../entities/schema/database-handle'
import {
  bookAuthors,
  books,
  bugReports,
  notes,
  quizSubmissions,
  readingProgress,
  refreshTokens,
  userSettings,
} from '../../entities/schema'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { AccountServices } from './account-services'
import { findUser } from '../../entities/accounts/accounts.repository'
import { presentAccount } from './read-account'

/** Returns all data about the caller, read in one snapshot. */
export async function exportAccount({ database, now }: AccountServices, caller: Caller) {
  return database.transaction(async (transaction) => readAll(transaction, caller.userId, now()), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

async function readAll(database: Queryable, userId: number, now: Date) {
  const user = await findUser(database, userId)
  if (!user) throw new ApiFailure('session-ended', 'This account was deleted.')
  const ownNotes = await database.select().from(notes).where(eq(notes.userId, userId)).orderBy(asc(notes.id))
  const settings = await database.select().from(userSettings).where(eq(userSettings.userId, userId))
  const progress = await database.select().from(readingProgress).where(eq(readingProgress.userId, userId))
  const submissions = await database.select().from(quizSubmissions).where(eq(quizSubmissions.userId, userId))
  const reports = await database.select().from(bugReports).where(eq(bugReports.userId, userId))
  const authored = await database
    .select({ id: books.id, title: books.title })
    .from(books)
    .innerJoin(bookAuthors, and(eq(bookAuthors.bookId, books.id), eq(bookAuthors.userId, userId)))
    .orderBy(asc(books.id))
  const sessions = await database
    .select({
      startedAt: sql<string>`min(${refreshTokens.createdAt})`.mapWith(refreshTokens.createdAt),
      expiresAt: sql<string>`max(${refreshTokens.expiresAt})`.mapWith(refreshTokens.expiresAt),
    })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt), gt(refreshTokens.expiresAt, now)))
    .groupBy(refreshTokens.familyId)
  return {
    account: presentAccount(user),
    books: authored,
    notes: ownNotes.map(({ otherFields, ...note }) => ({ ...otherFields, ...note })),
    settings,
    progress,
    quizSubmissions: submissions,
    bugReports: reports,
    sessions: sessions.map(({ startedAt, expiresAt }) => ({
      startedAt: startedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

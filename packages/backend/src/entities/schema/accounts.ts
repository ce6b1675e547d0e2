import { index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { timestampColumn, reference, rowId } from './columns'

export const domains = pgTable('domains', {
  id: rowId(),
  name: text().notNull(),
  /** Sites of the partner that may embed its books. */
  origins: json().$type<string[]>().notNull().default([]),
  primaryColor: text(),
  /** The page that readers return to. */
  returnLink: text(),
  /** Characters a month; null for the server's own budget. */
  speechBudget: integer(),
  createdAt: timestampColumn().notNull().defaultNow(),
})

export const users = pgTable(
  'users',
  {
    id: rowId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id),
    /** Lower-cased. */
    email: text().notNull(),
    /** PHC text; null when the account is entered by links only. */
    passwordHash: text(),
    role: text({ enum: ['user', 'student'] }).notNull(),
    name: text(),
    /** Time when the mailed link was opened; an unverified account cannot sign in by password. */
    verifiedAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.domainId, table.email)],
)

/** One row a refresh token; the rows of one sign-in form a family. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    familyId: uuid().notNull(),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
    revokedAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.familyId), index().on(table.userId)],
)

export const signInLinks = pgTable('sign_in_links', {
  tokenHash: text().primaryKey(),
  userId: reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: timestampColumn().notNull(),
  usedAt: timestampColumn(),
  /** Hash of the secret by which the same link signs in again if the response was lost. */
  redeemedNonceHash: text(),
  /** Family of the refresh tokens of its session. */
  familyId: uuid(),
  createdAt: timestampColumn().notNull().defaultNow(),
})

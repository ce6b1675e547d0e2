import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { domains, users } from './accounts'
import { books } from './books'
import { timestampColumn, reference } from './columns'

/** Links sent by mail: to verify an address, to set a new password, or to become an author. Stored as hashes. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['verify', 'reset', 'invite'] }).notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** For a sign-up or an invitation, whose account may not exist yet. */
    email: text(),
    domainId: reference().references(() => domains.id, { onDelete: 'cascade' }),
    bookId: reference().references(() => books.id, { onDelete: 'cascade' }),
    /** For a sign-up: each link activates the password chosen with it, never that of another sign-up. */
    passwordHash: text(),
    name: text(),
    expiresAt: timestampColumn().notNull(),
    usedAt: timestampColumn(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

/** Attempts since the window began, shared by all processes. The key is a hash and identifies no one. */
export const countedTries = pgTable(
  'counted_tries',
  {
    key: text().primaryKey(),
    tries: integer().notNull(),
    resetsAt: timestampColumn().notNull(),
  },
  (table) => [index().on(table.resetsAt)],
)

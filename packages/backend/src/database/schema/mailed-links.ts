import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { domains, users } from './accounts'
import { books } from './books'
import { moment, reference } from './columns'

/** Links that were mailed: to verify an address, to set a new password, or to become an author. Only hashes are kept. */
export const mailedLinks = pgTable(
  'mailed_links',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['verify', 'reset', 'invite'] }).notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    /** Of an invitation, whose account may not exist yet. */
    email: text(),
    domainId: reference().references(() => domains.id, { onDelete: 'cascade' }),
    bookId: reference().references(() => books.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
)

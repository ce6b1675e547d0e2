import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredSummary, StoredRectData, StoredWord, StoredFailure } from './stored-shapes'

/** Ids that this server makes start here; lower ones enter only by import (some have rules of their own). */
const firstId = 100_000

const contentId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: firstId })
const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
const reference = () => bigint({ mode: 'number' })
const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const domains = pgTable('domains', {
  id: rowId(),
  name: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
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
    createdAt: moment().notNull().defaultNow(),
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
    expiresAt: moment().notNull(),
    usedAt: moment(),
    revokedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.familyId), index().on(table.userId)],
)

export const signInLinks = pgTable('sign_in_links', {
  tokenHash: text().primaryKey(),
  userId: reference()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: moment().notNull(),
  usedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

export const books = pgTable(
  'books',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id),
    title: text().notNull(),
    description: text(),
    themeData: json().$type<Record<string, unknown>>().notNull().default({}),
    /** Takes effect once there is a publication; until then only the authors see the book. */
    visibility: text({ enum: ['public', 'domain', 'private'] }).notNull(),
    /** The publication that readers get; null while unpublished. */
    publishedRevision: integer(),
    /** Goes up with every change of what the next publication would hold. */
    contentRevision: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.domainId)],
)

export const bookAuthors = pgTable(
  'book_authors',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    userId: reference()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.userId] }), index().on(table.userId)],
)

export const chapters = pgTable(
  'chapters',
  {
    id: contentId(),
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text(),
    orderIndex: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.bookId, table.orderIndex)],
)

export const chapterVariations = pgTable(
  'chapter_variations',
  {
    id: contentId(),
    chapterId: reference()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    variation: text().notNull(),
    name: text(),
    /** Name of the track in the book's ChapterAudios folder. */
    audioFileName: text(),
    /** A link to a film, of our own store or elsewhere. */
    video: text(),
    /** JSON text, as the clients wrote it. */
    voiceSettings: text(),
    durationSeconds: doublePrecision(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.chapterId, table.variation)],
)

export const pages = pgTable(
  'pages',
  {
    id: contentId(),
    chapterId: reference()
      .notNull()
      .references(() => chapters.id, { onDelete: 'cascade' }),
    orderIndex: integer().notNull(),
    name: text(),
    popupTriggers: json().$type<{ id: string; [field: string]: unknown }[]>().notNull().default([]),
    coachingPoints: json().$type<{ id: string; [field: string]: unknown }[]>().notNull().default([]),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.chapterId, table.orderIndex)],
)

export const pageVariations = pgTable(
  'page_variations',
  {
    id: contentId(),
    pageId: reference()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    variation: text().notNull(),
    name: text(),
    imageKey: text(),
    thumbnailKey: text(),
    imageWidth: integer(),
    imageHeight: integer(),
    altText: text(),
    textSource: text({ enum: ['text-layer', 'recognised', 'manual'] }),
    /** Of the rect data; 0 before the first write. */
    revision: integer().notNull().default(0),
    rectData: json().$type<StoredRectData>().notNull().default({ rects: [], rectsByWords: [] }),
    /** Names the page of the import job that made it, so that a job tried again makes it once. */
    importKey: text(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.pageId, table.variation),
    uniqueIndex().on(table.importKey),
    index().on(table.imageKey),
    index().on(table.thumbnailKey),
  ],
)

/** Every write of rect data, never changed. */
export const rectRevisions = pgTable(
  'rect_revisions',
  {
    pageVariationId: reference()
      .notNull()
      .references(() => pageVariations.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    rectData: json().$type<StoredRectData>().notNull(),
    textSource: text({ enum: ['text-layer', 'recognised', 'manual'] }),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageVariationId, table.revision] })],
)

/** The words of every generated track; the newest row of the current track counts. */
export const chapterWords = pgTable(
  'chapter_words',
  {
    id: rowId(),
    chapterVariationId: reference()
      .notNull()
      .references(() => chapterVariations.id, { onDelete: 'cascade' }),
    audioFileName: text().notNull(),
    words: json().$type<StoredWord[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.chapterVariationId, table.id)],
)

/** Immutable copies of books; the object named here holds the JSON. */
export const publications = pgTable(
  'publications',
  {
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    objectKey: text().notNull(),
    /** The book's content revision when it was read for this; null for those made before there was one. */
    contentRevision: integer(),
    /** SHA-256 of the JSON. */
    contentHash: text().notNull(),
    summary: json().$type<StoredSummary>().notNull(),
    /** Everybody could read it while it was the current one; what never was is not opened by a later one that is. */
    wasPublic: boolean().notNull().default(false),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    publishedAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bookId, table.revision] })],
)

export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['import', 'recognise', 'speak', 'publish'] }).notNull(),
    /** Two unfinished jobs of one kind never share a key: asking twice gives the first one. */
    key: text().notNull(),
    userId: reference().references(() => users.id, { onDelete: 'cascade' }),
    bookId: reference().references(() => books.id, { onDelete: 'cascade' }),
    payload: json().$type<unknown>().notNull(),
    state: text({ enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] }).notNull(),
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    result: json().$type<unknown>(),
    error: json().$type<StoredFailure>(),
    attempts: integer().notNull().default(0),
    maximumAttempts: integer().notNull().default(3),
    /** Not before. */
    runAt: moment().notNull().defaultNow(),
    /** The process that works on it, and until when its word holds. */
    leaseOwner: integer(),
    /** New with every claim: a run writes only while its own token stands here. */
    leaseToken: uuid(),
    leaseUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('jobs_unfinished_key')
      .on(table.kind, table.key)
      .where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_waiting')
      .on(table.runAt)
      .where(sql`${table.state} in ('queued', 'running')`),
  ],
)

/** Books that came with a library, by their archive's own key: one that was deleted does not come back by itself. */
export const importedBooks = pgTable('imported_books', {
  key: text().primaryKey(),
  bookId: reference().references(() => books.id, { onDelete: 'set null' }),
  importedAt: moment().notNull().defaultNow(),
})

/** What speech costs: a reservation while its job runs, the characters really sent once it is settled. */
export const speechCharges = pgTable(
  'speech_charges',
  {
    id: rowId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    /** UTC, as in 2026-11. */
    month: text().notNull(),
    jobId: uuid().notNull(),
    reserved: integer().notNull(),
    sent: integer().notNull().default(0),
    settled: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.jobId, table.month), index().on(table.domainId, table.month)],
)

/** Objects (or all below a prefix) whose rows are gone; removed from the store after the commit, again after a crash. */
export const objectRemovals = pgTable('object_removals', {
  id: rowId(),
  key: text().notNull(),
  isPrefix: boolean().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

import { sql, type SQL } from 'drizzle-orm'
import {
  doublePrecision,
  index,
  integer,
  json,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredChange, StoredRectData, StoredWord } from '../stored-shapes'
import { domains, users } from './accounts'
import { contentId, moment, otherFields, reference, rowId } from './columns'

/** Whether the store shows something else than the publication that everybody may read now. */
export function hasStaleCopy(book: Record<'visibility' | 'publishedRevision' | 'openCopyRevision', PgColumn>): SQL {
  return sql`(case when ${book.visibility} = 'public' then ${book.publishedRevision} end) is distinct from ${book.openCopyRevision}`
}

export const books = pgTable(
  'books',
  {
    id: contentId(),
    domainId: reference()
      .notNull()
      .references(() => domains.id),
    title: text().notNull(),
    description: text(),
    /** What other systems call the book. */
    identifier: text(),
    coverKey: text(),
    otherFields: otherFields(),
    themeData: json().$type<Record<string, unknown>>().notNull().default({}),
    /** Takes effect once there is a publication; until then only the authors see the book. */
    visibility: text({ enum: ['public', 'domain', 'private'] }).notNull(),
    /** The publication that readers get; null while unpublished. */
    publishedRevision: integer(),
    /** The publication that lies open in the object store, for readers who come without the database; null when none. */
    openCopyRevision: integer(),
    /** Goes up with every change of what the next publication would hold. */
    contentRevision: integer().notNull().default(0),
    /** Of the book's own fields, for safe writes. */
    revision: integer().notNull().default(1),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.domainId),
    index().on(table.identifier),
    index('books_stale_open_copy').on(table.id).where(hasStaleCopy(table)),
  ],
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
    otherFields: otherFields(),
    revision: integer().notNull().default(1),
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
    thumbnailKey: text(),
    videoFolderLink: text(),
    posterLink: text(),
    otherFields: otherFields(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.chapterId, table.variation), index().on(table.thumbnailKey)],
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
    otherFields: otherFields(),
    /** Of the page's own fields, its triggers and coaching points. */
    revision: integer().notNull().default(1),
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
    otherFields: otherFields(),
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

/** What the write changed, reckoned once: a list of revisions reads no states. Null for the first one and those of old. */
const revisionChanges = () => json().$type<StoredChange[]>()

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
    changes: revisionChanges(),
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
    /** Who put them in by hand or by import, with a comment and what made them; null for a track that was generated. */
    editor: text(),
    comment: text(),
    meta: json().$type<Record<string, unknown>>(),
    words: json().$type<StoredWord[]>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index().on(table.chapterVariationId, table.id)],
)

/** Every write of an entity that can be written safely, never changed: its state after the write. */
export const entityRevisions = pgTable(
  'entity_revisions',
  {
    entity: text({ enum: ['book', 'chapter', 'page'] }).notNull(),
    entityId: reference().notNull(),
    revision: integer().notNull(),
    /** So that they go with their book. */
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    state: json().$type<Record<string, unknown>>().notNull(),
    changes: revisionChanges(),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.revision] }), index().on(table.bookId)],
)

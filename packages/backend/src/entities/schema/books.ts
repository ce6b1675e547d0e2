import type { NarrationOrigin } from '@lectern/core/staleness'
import { sql, type SQL } from 'drizzle-orm'
import {
  check,
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
import type { StoredChange, StoredRectData, StoredTake, StoredWord } from './stored-shapes'
import { domains, users } from './accounts'
import { contentId, timestampColumn, otherFields, reference, rowId } from './columns'
import { sortedTitle } from './sorted-title'

/** SQL condition: the public copy in the store differs from the publication that everyone may read. */
export function hasStaleCopy(book: Record<'visibility' | 'publishedRevision' | 'openCopyRevision', PgColumn>): SQL {
  return sql`(case when ${book.visibility} = 'public' then ${book.publishedRevision} end) is distinct from ${book.openCopyRevision}`
}

/** SQL condition: the book has a publication with that visibility. The indexes of the library are on such rows. */
export function isPublished(
  book: Record<'visibility' | 'publishedRevision', PgColumn>,
  visibility: 'public' | 'domain',
): SQL {
  return sql`${book.publishedRevision} is not null and ${book.visibility} = ${sql.raw(`'${visibility}'`)}`
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
    /** Id of the book in other systems. */
    identifier: text(),
    coverKey: text(),
    otherFields: otherFields(),
    themeData: json().$type<Record<string, unknown>>().notNull().default({}),
    /** Takes effect with the first publication; until then only authors see the book. */
    visibility: text({ enum: ['public', 'domain', 'private'] }).notNull(),
    /** The current publication; null while unpublished. */
    publishedRevision: integer(),
    /**
     * Revision of the public copy in the object store, which readers use without the database; null if there is none.
     */
    openCopyRevision: integer(),
    /** Rises with every change of content that the next publication would contain. */
    contentRevision: integer().notNull().default(0),
    /** Of the book's own fields, for safe writes. */
    revision: integer().notNull().default(1),
    createdAt: timestampColumn().notNull().defaultNow(),
    updatedAt: timestampColumn().notNull().defaultNow(),
    /** Folded text of the working form in which its authors search. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`fold_book_text(title, description, identifier)`),
  },
  (table) => [
    index().on(table.domainId, table.updatedAt, table.id),
    index().on(table.identifier),
    index('books_public_newest').on(table.updatedAt, table.id).where(isPublished(table, 'public')),
    index('books_domain_newest').on(table.domainId, table.updatedAt, table.id).where(isPublished(table, 'domain')),
    index('books_domain_title_en').on(table.domainId, sortedTitle(table.title, 'en'), table.id),
    index('books_domain_title_es').on(table.domainId, sortedTitle(table.title, 'es'), table.id),
    index('books_search_text').using('gin', table.searchText.op('gin_trgm_ops')),
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
    createdAt: timestampColumn().notNull().defaultNow(),
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
    /** A link to a film, in our store or elsewhere. */
    video: text(),
    /** JSON text as the clients wrote it. */
    voiceSettings: text(),
    durationSeconds: doublePrecision(),
    thumbnailKey: text(),
    videoFolderLink: text(),
    posterLink: text(),
    otherFields: otherFields(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [uniqueIndex().on(table.chapterId, table.variation), index().on(table.thumbnailKey)],
)

export const pages = pgTable(
  'pages',
  {
    id: contentId(),
    /** Null while the page is deleted and can be restored. */
    chapterId: reference().references(() => chapters.id, { onDelete: 'cascade' }),
    /** Chapter of a page that is deleted and can be restored; null for all others. */
    deletedFromId: reference().references(() => chapters.id, { onDelete: 'cascade' }),
    deletedAt: timestampColumn(),
    orderIndex: integer().notNull(),
    name: text(),
    otherFields: otherFields(),
    /** Of the page's own fields, its triggers and coaching points. */
    revision: integer().notNull().default(1),
    popupTriggers: json().$type<{ id: string; [field: string]: unknown }[]>().notNull().default([]),
    coachingPoints: json().$type<{ id: string; [field: string]: unknown }[]>().notNull().default([]),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    index().on(table.chapterId, table.orderIndex),
    index()
      .on(table.deletedFromId)
      .where(sql`${table.deletedFromId} is not null`),
    check('pages_one_chapter', sql`(${table.chapterId} is null) <> (${table.deletedFromId} is null)`),
  ],
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
    /** Digest of the image on which the rects were made; null where it is not known. */
    rectImage: text(),
    otherFields: otherFields(),
    /** The page of the import job that created it, so that a retried job inserts it once. */
    importKey: text(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex().on(table.pageId, table.variation),
    uniqueIndex().on(table.importKey),
    index().on(table.imageKey),
    index().on(table.thumbnailKey),
  ],
)

/**
 * Changes of the write, computed once so that listing revisions reads no states. Null for the first and for old ones.
 */
const revisionChanges = () => json().$type<StoredChange[]>()

/** Every write of rect data; immutable. */
export const rectRevisions = pgTable(
  'rect_revisions',
  {
    pageVariationId: reference()
      .notNull()
      .references(() => pageVariations.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    rectData: json().$type<StoredRectData>().notNull(),
    rectImage: text(),
    textSource: text({ enum: ['text-layer', 'recognised', 'manual'] }),
    changes: revisionChanges(),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageVariationId, table.revision] })],
)

/** The words of every generated track; the newest row for the current track is valid. */
export const chapterWords = pgTable(
  'chapter_words',
  {
    id: rowId(),
    chapterVariationId: reference()
      .notNull()
      .references(() => chapterVariations.id, { onDelete: 'cascade' }),
    audioFileName: text().notNull(),
    /** Author, comment and origin of words entered by hand or imported; null for a generated track. */
    editor: text(),
    comment: text(),
    meta: json().$type<Record<string, unknown>>(),
    words: json().$type<StoredWord[]>().notNull(),
    /** Digests of what the words were made from; null for words older than this column. */
    origin: json().$type<NarrationOrigin>(),
    /** The sounds that the track is joined from, in order; null for a recording, and for tracks older than this column. */
    takes: json().$type<StoredTake[]>(),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [index().on(table.chapterVariationId, table.id)],
)

/** Every write of a book, chapter or page; immutable: the state after the write. */
export const entityRevisions = pgTable(
  'entity_revisions',
  {
    entity: text({ enum: ['book', 'chapter', 'page'] }).notNull(),
    entityId: reference().notNull(),
    revision: integer().notNull(),
    /** Deleted with the book. */
    bookId: reference()
      .notNull()
      .references(() => books.id, { onDelete: 'cascade' }),
    state: json().$type<Record<string, unknown>>().notNull(),
    changes: revisionChanges(),
    authorId: reference().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestampColumn().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.entity, table.entityId, table.revision] }), index().on(table.bookId)],
)

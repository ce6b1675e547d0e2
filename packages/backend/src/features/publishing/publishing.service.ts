import { listBookKinds } from '@lectern/core/book'
import { digestGlossary } from '@lectern/core/staleness'
import type { BookGlossarySummary } from '@lectern/contracts/main'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { notFound, requireAuthor } from '../../entities/rights/book-rights'
import { findBook, readChapters, type BookRow, type ChapterWithPages } from '../../entities/books/books.repository'
import { presentBook } from '../../entities/books/present-book'
import type { Queryable } from '../../entities/schema/database-handle'
import type { Database } from '../../entities/schema/database-handle'
import type { StoredSummary } from '../../entities/schema/stored-shapes'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { MediaLinks } from '../../entities/objects/media-links'
import { publicationKey } from '../../entities/objects/object-keys'
import { afterCommit } from '../../platform/database/request-scope'
import { removeQuizKeys } from '../../entities/quizzes/remove-quiz-keys'
import { readExplainedWords } from './book-glossary.repository'
import { createGlossaryCollector } from './collect-glossary'
import { copyPublishedMedia } from './copy-published-media'
import { findChapterStaleness } from '../../entities/staleness/find-chapter-staleness'
import { readOrigins } from '../../entities/staleness/read-origins'
import { describeStale, isStaleChapter } from './describe-stale'
import { removeDigests } from './remove-digests'
import { removeEmptyLanguages } from './remove-empty-languages'
import type { PublishingServices } from './publishing-services'
import { listGlossaryKeys } from './present-glossary'
import { storeGlossary } from './store-glossary'
import { storeParts } from './store-parts'
import { storeSearchOverview, storeSearchShards } from './store-search'
import * as repository from './publications.repository'
import { applyVisibility } from '../../entities/books/apply-visibility'

const jsonType = 'application/json; charset=utf-8'

/** Writes an immutable copy of the book and makes it the current publication. */
export async function publishBook(
  services: PublishingServices,
  caller: Caller,
  bookId: number,
  wanted: { visibility: BookRow['visibility'] | undefined; ifStale: 'publish' | 'refuse' },
) {
  await requireAuthor(services.database, caller, { kind: 'book', id: bookId })
  return publishAs(services, { authorId: caller.userId, bookId, ...wanted })
}

export interface PublicationRequest {
  authorId: number | null
  bookId: number
  /** Unchanged if undefined, even if it changes during publishing. */
  visibility: BookRow['visibility'] | undefined
  /** 'refuse' throws if words, narration or times are out of date; by default they are published as they are. */
  ifStale?: 'publish' | 'refuse'
}

/** Publishes without checking rights, for callers that have checked them. */
export async function publishAs(services: PublishingServices, request: PublicationRequest) {
  const { bookId } = request
  for (;;) {
    const draft = await readSource(services, request).catch(async (error: unknown) => {
      // The book may have been deleted meanwhile; its copied objects would stay for ever.
      await services.deleteLateObjects(bookId)
      throw error
    })
    const outcome = await services.database.transaction((transaction) =>
      storePublication(transaction, services, request, draft),
    )
    switch (outcome.kind) {
      case 'published':
        await afterCommit(() => applyVisibility(services, { id: bookId, visibility: outcome.visibility }))
        return {
          bookId,
          revision: outcome.revision,
          visibility: outcome.visibility,
          readerUrl: `${services.readerOrigin}/?book=${bookId}`,
          publishedAt: outcome.publishedAt.toISOString(),
          ...(draft.stale.length === 0 ? {} : { stale: draft.stale }),
        }
      case 'outdated':
        continue
      case 'deleted':
        await services.deleteLateObjects(bookId)
        throw notFound({ kind: 'book', id: bookId })
    }
  }
}

/** A book as it was read, with its media copied to the published folder, the shards of its search index and its glossary stored. */
interface PublicationSource {
  book: BookRow
  chapters: ChapterWithPages[]
  copied: ReadonlyMap<string, string>
  /** JSON of the search index's overview. */
  search: Buffer
  /** The stored glossary, and the digest of what it was made from; null without words. */
  glossary: { summary: z.infer<typeof BookGlossarySummary>; digest: string } | null
  /** Chapters in which something is out of date. */
  stale: ReturnType<typeof findChapterStaleness>
}

/**
 * Reads a book, copies its media and builds its search index. Both take long, so no transaction and no connection is held.
 */
async function readSource(
  { database, objects }: PublishingServices,
  { bookId, ifStale }: PublicationRequest,
): Promise<PublicationSource> {
  // Read before the chapters: changes during reading make this publication outdated rather than current.
  const book = await findBook(database, bookId)
  if (!book) throw notFound({ kind: 'book', id: bookId })
  const read = await readChapters(database, bookId, { withRects: true })
  const chapters = removeDigests(removeQuizKeys(removeEmptyLanguages(read)))
  if (!chapters.some((chapter) => chapter.pages.length > 0)) {
    throw new ApiFailure('no-image', 'The book has no pages yet. Add pages, then publish it.')
  }
  const stale = await findStaleChapters(database, read)
  if (stale.length > 0 && ifStale === 'refuse') throw refuseStale(stale)
  const words = await collectGlossary(database, book, chapters)
  const copied = await copyPublishedMedia(objects, book, chapters, listGlossaryKeys(words, book))
  const pages = chapters.flatMap((chapter) => chapter.pages).map(({ id, variations }) => ({ pageId: id, variations }))
  const summary = await storeGlossary(objects, book, words, publishedLinks(copied))
  const digest = digestGlossary(words)
  return {
    book,
    chapters,
    stale,
    copied,
    search: await storeSearchShards(objects, bookId, pages),
    glossary: summary === null || digest === null ? null : { summary, digest },
  }
}

async function collectGlossary(database: Database, book: BookRow, chapters: readonly ChapterWithPages[]) {
  const collector = createGlossaryCollector(await readExplainedWords(database, book))
  for (const chapter of chapters) await collector.add(chapter)
  return collector.list()
}

async function findStaleChapters(database: Database, chapters: readonly ChapterWithPages[]) {
  const stale: ReturnType<typeof findChapterStaleness> = []
  for (const chapter of chapters) {
    stale.push(...findChapterStaleness(chapter, await readOrigins(database, chapter)).filter(isStaleChapter))
  }
  return stale
}

function refuseStale(stale: ReturnType<typeof findChapterStaleness>): ApiFailure {
  return new ApiFailure(
    'out-of-date',
    `Not published, because something is out of date. ${describeStale(stale)} Bring it up to date, or publish with ifStale "publish".`,
    { field: 'ifStale' },
  )
}

type StoreOutcome =
  | { kind: 'published'; revision: number; visibility: BookRow['visibility']; publishedAt: Date }
  /** A newer state was published meanwhile. */
  | { kind: 'outdated' }
  | { kind: 'deleted' }

async function storePublication(
  transaction: Queryable,
  { objects }: PublishingServices,
  { authorId, bookId, visibility: wanted }: PublicationRequest,
  { book, chapters, copied, search, glossary }: PublicationSource,
): Promise<StoreOutcome> {
  const current = await repository.lockPublications(transaction, bookId)
  if (!current) return { kind: 'deleted' }
  const latest = await repository.findLatest(transaction, bookId)
  if (latest?.contentRevision && latest.contentRevision > book.contentRevision) return { kind: 'outdated' }
  const revision = latest ? latest.revision + 1 : 1
  const visibility = wanted ?? current.visibility
  const shown = { ...book, visibility, publishedRevision: revision }
  const data = {
    ...(await presentBook(shown, chapters, publishedLinks(copied), revision)),
    ...(glossary === null ? {} : { glossary: glossary.summary }),
  }
  const json = Buffer.from(JSON.stringify(data))
  const objectKey = publicationKey(bookId, revision)
  await objects.put(objectKey, json, jsonType)
  await storeParts(objects, { bookId, objectKey }, data)
  await storeSearchOverview(objects, objectKey, search)
  const publishedAt = await repository.insertPublication(
    transaction,
    {
      bookId,
      revision,
      objectKey,
      contentRevision: book.contentRevision,
      glossaryDigest: glossary?.digest ?? null,
      contentHash: createHash('sha256').update(json).digest('hex'),
      authorId,
      summary: { ...summarizeBook(book, chapters, copied, data.bookInfo.languages), kinds: listBookKinds(data) },
      wasPublic: visibility === 'public',
    },
    wanted,
  )
  return { kind: 'published', revision, visibility, publishedAt }
}

function summarizeBook(
  { title, description, themeData, coverKey }: BookRow,
  chapters: readonly ChapterWithPages[],
  copied: ReadonlyMap<string, string>,
  languages: string[],
): StoredSummary {
  const firstThumbnail = chapters
    .flatMap((chapter) => chapter.pages)
    .flatMap((page) => page.variations)
    .find((variation) => variation.thumbnailKey)?.thumbnailKey
  const shownKey = coverKey ?? firstThumbnail
  return {
    title,
    description,
    themeData,
    languages,
    pageCount: chapters.reduce((count, chapter) => count + chapter.pages.length, 0),
    durationSeconds: longestNarration(chapters.flatMap((chapter) => chapter.variations)),
    coverKey: (shownKey && copied.get(shownKey)) ?? null,
  }
}

function longestNarration(variations: readonly { variation: string; durationSeconds: number | null }[]): number {
  const byLanguage = new Map<string, number>()
  for (const { variation, durationSeconds } of variations) {
    // A chapter without a track adds no time.
    if (durationSeconds !== null) byLanguage.set(variation, (byLanguage.get(variation) ?? 0) + durationSeconds)
  }
  return Math.max(0, ...byLanguage.values())
}

/** Links to published media are unsigned; they are signed on reading if the book is not public. */
function publishedLinks(copied: ReadonlyMap<string, string>): MediaLinks {
  return {
    toLink: (key) => {
      const target = key === null ? undefined : copied.get(key)
      return Promise.resolve(target === undefined ? null : `/objects/${target}`)
    },
  }
}

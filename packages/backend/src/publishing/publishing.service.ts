import { createHash } from 'node:crypto'
import { missing, requireAuthor } from '../books/book-rights'
import { findBook, readChapters, type BookRow, type ReadChapter } from '../books/books.repository'
import { presentBook } from '../books/present-book'
import type { Database, Queryable } from '../database/open-database'
import type { StoredSummary } from '../database/stored-shapes'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import type { MediaLinks, TimedMediaLinks } from '../objects/media-links'
import { publicationKey } from '../objects/object-keys'
import { readObject } from '../objects/read-object'
import type { ByteCache } from '../kept-json/byte-cache'
import { keepJson, type Bytes, type KeptJson } from '../kept-json/keep-json'
import type { FreshReads } from '../kept-json/share-fresh-reads'
import type { ObjectStore } from '../ports/index'
import { dropQuizKeys } from '../quizzes/drop-quiz-keys'
import { copyPublishedMedia } from './copy-published-media'
import { dropEmptyLanguages } from './drop-empty-languages'
import * as repository from './publications.repository'
import { showInStore } from './show-in-store'

export interface PublishingServices {
  database: Database
  objects: ObjectStore
  links: TimedMediaLinks
  bodies: ByteCache<Bytes>
  /** Which publication readers get now. */
  pointers: FreshReads<repository.ReadablePublication | null>
  /** The same for those who are not signed in. */
  readPublicPointer: (bookId: number) => Promise<repository.ReadablePublication | null>
  /** Origin that readers use, without a slash at its end. */
  readerOrigin: string
  /** Removes what was put into the store for a book that was deleted meanwhile. */
  removeLeftovers: (bookId: number) => Promise<void>
  /** Makes the store show the publication of the book that everybody may read now, or none; false when it could not yet. */
  keepOpenCopy: (bookId: number) => Promise<boolean>
}

const jsonType = 'application/json; charset=utf-8'

/** Writes an immutable copy of the book and points its readers to it. */
export async function publishBook(
  services: PublishingServices,
  caller: Caller,
  bookId: number,
  wanted: BookRow['visibility'] | undefined,
) {
  await requireAuthor(services.database, caller, { kind: 'book', id: bookId })
  return publishAs(services, { authorId: caller.userId, bookId, visibility: wanted })
}

export interface PublicationRequest {
  authorId: number | null
  bookId: number
  /** Left as it is when undefined, also when it is changed while the book is being published. */
  visibility: BookRow['visibility'] | undefined
}

/** Publishes without asking for rights: for those who have asked already. */
export async function publishAs(services: PublishingServices, request: PublicationRequest) {
  const { bookId } = request
  for (;;) {
    const draft = await readDraft(services, bookId).catch(async (error: unknown) => {
      // The book may have been deleted under it; what was copied by then would stay for ever.
      await services.removeLeftovers(bookId)
      throw error
    })
    const outcome = await services.database.transaction((transaction) =>
      storePublication(transaction, services, request, draft),
    )
    switch (outcome.kind) {
      case 'published':
        await showInStore(services, { id: bookId, visibility: outcome.visibility })
        return {
          bookId,
          revision: outcome.revision,
          visibility: outcome.visibility,
          readerUrl: `${services.readerOrigin}/?book=${bookId}`,
          publishedAt: outcome.publishedAt.toISOString(),
        }
      case 'outdated':
        continue
      case 'deleted':
        await services.removeLeftovers(bookId)
        throw missing({ kind: 'book', id: bookId })
    }
  }
}

/** A book as it was read, its media being copied to where readers get them. */
interface Draft {
  book: BookRow
  chapters: ReadChapter[]
  copied: ReadonlyMap<string, string>
}

/** Copying takes long: no transaction and no connection is held meanwhile. */
async function readDraft({ database, objects }: PublishingServices, bookId: number): Promise<Draft> {
  // Before its chapters: what changes while they are read makes this publication look behind.
  const book = await findBook(database, bookId)
  if (!book) throw missing({ kind: 'book', id: bookId })
  const chapters = dropQuizKeys(dropEmptyLanguages(await readChapters(database, bookId, { withRects: true })))
  if (!chapters.some((chapter) => chapter.pages.length > 0)) {
    throw new ApiFailure('no-image', 'The book has no pages yet. Add pages, then publish it.')
  }
  return { book, chapters, copied: await copyPublishedMedia(objects, book, chapters) }
}

type Keeping =
  | { kind: 'published'; revision: number; visibility: BookRow['visibility']; publishedAt: Date }
  /** Something newer was published while this was read. */
  | { kind: 'outdated' }
  | { kind: 'deleted' }

async function storePublication(
  transaction: Queryable,
  { objects }: PublishingServices,
  { authorId, bookId, visibility: wanted }: PublicationRequest,
  { book, chapters, copied }: Draft,
): Promise<Keeping> {
  const current = await repository.lockPublications(transaction, bookId)
  if (!current) return { kind: 'deleted' }
  const latest = await repository.findLatest(transaction, bookId)
  if ((latest?.contentRevision ?? 0) > book.contentRevision) return { kind: 'outdated' }
  const revision = (latest?.revision ?? 0) + 1
  const visibility = wanted ?? current.visibility
  const shown = { ...book, visibility, publishedRevision: revision }
  const data = await presentBook(shown, chapters, publishedLinks(copied), revision)
  const json = Buffer.from(JSON.stringify(data))
  const objectKey = publicationKey(bookId, revision)
  await objects.put(objectKey, json, jsonType)
  const publishedAt = await repository.insertPublication(
    transaction,
    {
      bookId,
      revision,
      objectKey,
      contentRevision: book.contentRevision,
      contentHash: createHash('sha256').update(json).digest('hex'),
      authorId,
      summary: summarise(book, chapters, copied, data.bookInfo.languages),
      wasPublic: visibility === 'public',
    },
    wanted,
  )
  return { kind: 'published', revision, visibility, publishedAt }
}

function summarise(
  { title, description, themeData, coverKey }: BookRow,
  chapters: readonly ReadChapter[],
  copied: ReadonlyMap<string, string>,
  languages: string[],
): StoredSummary {
  const firstThumbnail = chapters
    .flatMap((chapter) => chapter.pages)
    .flatMap((page) => page.variations)
    .find((variation) => variation.thumbnailKey)?.thumbnailKey
  return {
    title,
    description,
    themeData,
    languages,
    pageCount: chapters.reduce((count, chapter) => count + chapter.pages.length, 0),
    durationSeconds: longestNarration(chapters.flatMap((chapter) => chapter.variations)),
    coverKey: copied.get(coverKey ?? firstThumbnail ?? '') ?? null,
  }
}

function longestNarration(variations: readonly { variation: string; durationSeconds: number | null }[]): number {
  const byLanguage = new Map<string, number>()
  for (const { variation, durationSeconds } of variations) {
    byLanguage.set(variation, (byLanguage.get(variation) ?? 0) + (durationSeconds ?? 0))
  }
  return Math.max(0, ...byLanguage.values())
}

/** Published media have plain addresses; a reader of a book that is not public gets them signed as it is sent. */
function publishedLinks(copied: ReadonlyMap<string, string>): MediaLinks {
  return {
    toLink: (key) => {
      const target = key === null ? undefined : copied.get(key)
      return Promise.resolve(target === undefined ? null : `/objects/${target}`)
    },
  }
}

export interface PublishedAnswer {
  kept: KeptJson
  /** False: made for those who may read it, with signed media links that run out. */
  isPublic: boolean
}

/** The publication that readers get now; throws not-found for those who may not have it. */
export async function readPublication(
  services: PublishingServices,
  caller: Caller | null,
  bookId: number,
): Promise<PublishedAnswer> {
  const { database, links, pointers, readPublicPointer, bodies } = services
  const publication = await (caller === null
    ? pointers.read(String(bookId), () => readPublicPointer(bookId))
    : pointers.read(`${bookId} ${caller.userId} ${caller.domainId} ${caller.role}`, () =>
        repository.findReadablePublication(database, caller, bookId),
      ))
  if (!publication) {
    throw new ApiFailure('not-found', `There is no published book ${bookId}, or you may not see it.`)
  }
  const kept = keepPublication(services, publication)
  if (publication.visibility === 'public') return { kept, isPublic: true }
  const period = links.period()
  return {
    isPublic: false,
    kept: keepJson(bodies, `${publication.objectKey} ${period}`, {
      tag: `${kept.tag}-${period}`,
      isReadByMany: false,
      make: async () => toBytes(await signMediaLinks(textOf(await kept.json()), bookId, links)),
    }),
  }
}

/** The text of a publication as it was stored: its media links are plain. */
export async function readPublishedText(
  services: Pick<PublishingServices, 'objects' | 'bodies'>,
  publication: repository.ReadablePublication,
): Promise<string> {
  return textOf(await readPublishedJson(services, publication))
}

export function readPublishedJson(
  services: Pick<PublishingServices, 'objects' | 'bodies'>,
  publication: repository.ReadablePublication,
): Promise<Bytes> {
  return keepPublication(services, publication).json()
}

function keepPublication(
  { objects, bodies }: Pick<PublishingServices, 'objects' | 'bodies'>,
  { objectKey, contentHash }: repository.ReadablePublication,
): KeptJson {
  return keepJson(bodies, objectKey, {
    tag: contentHash,
    isReadByMany: true,
    make: async () => {
      const json = await readObject(objects, objectKey)
      if (!json) {
        throw new ApiFailure(
          'not-found',
          'The published book is missing from the store. Ask its author to publish it again.',
        )
      }
      return Uint8Array.from(json)
    },
  })
}

const toBytes = (text: string): Bytes => new TextEncoder().encode(text)
const textOf = (bytes: Bytes): string => new TextDecoder().decode(bytes)

async function signMediaLinks(json: string, bookId: number, links: MediaLinks): Promise<string> {
  const pattern = new RegExp(`"/objects/(published/${bookId}/media/[0-9a-f]{40}\\.[a-z0-9]+)"`, 'g')
  const keys = new Set([...json.matchAll(pattern)].map((match) => match[1] ?? ''))
  const signed = new Map<string, string>()
  for (const key of keys) signed.set(key, (await links.toLink(key)) ?? '')
  return json.replaceAll(pattern, (_whole, key: string) => JSON.stringify(signed.get(key)))
}

import { createHash } from 'node:crypto'
import type { BookRow, ChapterWithPages } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import { extensionOf } from '../../entities/objects/content-types'
import { chapterAudioKey, publishedMediaKey } from '../../entities/objects/object-keys'
import { collectObjectKeys } from '../../entities/objects/object-links'
import type { ObjectStore } from '../../ports/index'

/**
 * Copies every image and track of a book, and its cover, to its published media, named by content. Returns the new key
 * of each old one. Existing copies are not written again.
 * @param ofGlossary keys of the objects of its definitions
 */
export async function copyPublishedMedia(
  objects: ObjectStore,
  book: Pick<BookRow, 'id' | 'coverKey' | 'otherFields'>,
  chapters: readonly ChapterWithPages[],
  ofGlossary: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const { id: bookId, coverKey } = book
  const copied = new Map<string, string>()
  const linked = [...linkedKeysOf(book, chapters), ...ofGlossary]
  const named = mediaKeysOf(bookId, chapters)
  if (coverKey !== null) named.add(coverKey)
  for (const key of new Set([...named, ...linked])) {
    // A link that an author typed may be broken; a key in a row must exist.
    if (!named.has(key) && !(await objects.head(key))) continue
    const target = publishedMediaKey(bookId, await contentHashOf(objects, key), extensionOf(key))
    if (!(await objects.head(target))) {
      const source = await open(objects, key)
      await objects.put(target, source.body, source.object.contentType)
    }
    copied.set(key, target)
  }
  return copied
}

function mediaKeysOf(bookId: number, chapters: readonly ChapterWithPages[]): Set<string> {
  const images = chapters
    .flatMap((chapter) => chapter.pages)
    .flatMap((page) => page.variations)
    .flatMap((variation) => [variation.imageKey, variation.thumbnailKey])
  const tracks = chapters
    .flatMap((chapter) => chapter.variations)
    .flatMap(({ audioFileName, thumbnailKey }) => [
      audioFileName === null ? null : chapterAudioKey(bookId, audioFileName),
      thumbnailKey,
    ])
  return new Set([...images, ...tracks].filter((key) => key !== null))
}

/** Returns the book's objects that its triggers, coaching points, films and fields without a column link to. */
function linkedKeysOf(
  { id: bookId, otherFields: ownFields }: Pick<BookRow, 'id' | 'otherFields'>,
  chapters: readonly ChapterWithPages[],
): Set<string> {
  const texts = chapters.map(({ otherFields, variations, pages }) => [
    otherFields,
    variations.map((own) => [own.video, own.posterLink, own.otherFields]),
    pages.map((page) => [page.popupTriggers, page.coachingPoints, page.otherFields]),
    pages.map((page) => page.variations.map((own) => own.otherFields)),
  ])
  return collectObjectKeys([texts, ownFields], bookId)
}

/** Returns the hash in the name of our own media; reads others to hash them. */
async function contentHashOf(objects: ObjectStore, key: string): Promise<string> {
  const named = /\/([0-9a-f]{40})\.[a-z0-9]+$/.exec(key)?.[1]
  if (named !== undefined) return named
  const hash = createHash('sha256')
  for await (const chunk of (await open(objects, key)).body) hash.update(chunk)
  return hash.digest('hex').slice(0, 40)
}

async function open(objects: ObjectStore, key: string) {
  const original = await objects.get(key)
  if (original.kind !== 'found') {
    throw new ApiFailure(
      'not-found',
      `The file ${key} of this book is missing from the store. Make it again, then publish.`,
    )
  }
  return original
}

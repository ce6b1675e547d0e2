import type { ReadChapter } from '../books/books.repository'
import { ApiFailure } from '../http/api-failure'
import { bookOfKey, bookPrefix, chapterAudioKey } from '../objects/object-keys'
import { collectOwnKeys } from '../objects/own-links'
import type { ObjectStore } from '../ports/index'

/** The keys of another book's folder under which nothing lies of what a chapter shows, plays and links to. */
export async function findMissingCopies(objects: ObjectStore, source: ReadChapter, bookId: number): Promise<string[]> {
  const targets = [...keysOf(source)].map((key) => toKeyIn(bookId, source, key))
  const absent = await findAbsent(
    objects,
    targets.filter((target) => bookOfKey(target) !== source.bookId),
  )
  return [...absent]
}

/** Copies from the chapter's book what is to lie under `targets`; answers those of them whose originals were there. */
export async function copyChapterMedia(
  objects: ObjectStore,
  source: ReadChapter,
  bookId: number,
  targets: readonly string[],
): Promise<ReadonlySet<string>> {
  const put = new Set<string>()
  for (const target of targets) {
    const found = await objects.get(bookPrefix(source.bookId) + target.slice(bookPrefix(bookId).length))
    if (found.kind !== 'found') continue
    await objects.put(target, found.body, found.object.contentType)
    put.add(target)
  }
  return put
}

/**
 * The key in the other book's folder for each key of the chapter; none for what is missing from the store. To be called
 * while the objects of that book are locked.
 * @param put what has been copied there just now
 */
export async function matchCopies(
  objects: ObjectStore,
  source: ReadChapter,
  bookId: number,
  put: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const pairs = [...keysOf(source)].map((key) => ({ key, target: toKeyIn(bookId, source, key) }))
  const unsure = pairs.filter(({ key, target }) => target !== key && !put.has(target))
  const absent = await findAbsent(
    objects,
    unsure.map(({ target }) => target),
  )
  const late = unsure.filter(({ target }) => absent.has(target)).map(({ key }) => key)
  if ((await findAbsent(objects, late)).size < late.length) {
    throw new ApiFailure('conflict', 'The chapter was changed while it was copied. Copy it again.')
  }
  return new Map(pairs.flatMap(({ key, target }) => (absent.has(target) ? [] : [[key, target]])))
}

/** Asked of the store so many at a time. */
const keysAtOnce = 16

async function findAbsent(objects: ObjectStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const absent = new Set<string>()
  for (let start = 0; start < keys.length; start += keysAtOnce) {
    const some = keys.slice(start, start + keysAtOnce)
    const found = await Promise.all(some.map((key) => objects.head(key)))
    for (const [index, key] of some.entries()) if (!found[index]) absent.add(key)
  }
  return absent
}

function toKeyIn(bookId: number, source: ReadChapter, key: string): string {
  return bookPrefix(bookId) + key.slice(bookPrefix(source.bookId).length)
}

function keysOf({ bookId, otherFields, variations, pages }: ReadChapter): Set<string> {
  const images = pages.flatMap((page) => page.variations).flatMap((own) => [own.imageKey, own.thumbnailKey])
  const heard = variations.flatMap(({ audioFileName, thumbnailKey }) => [
    audioFileName === null ? null : chapterAudioKey(bookId, audioFileName),
    thumbnailKey,
  ])
  const linked = collectOwnKeys(
    [
      otherFields,
      variations.map((own) => [own.video, own.posterLink, own.otherFields]),
      pages.map((page) => [page.popupTriggers, page.coachingPoints, page.otherFields]),
      pages.map((page) => page.variations.map((own) => own.otherFields)),
    ],
    bookId,
  )
  return new Set([...images, ...heard, ...linked].filter((key) => key !== null))
}

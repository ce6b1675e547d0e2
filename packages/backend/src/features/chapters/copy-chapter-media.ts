import type { ChapterWithPages } from '../../entities/books/books.repository'
import { ApiFailure } from '../../entities/failures/api-failure'
import { extensionOf } from '../../entities/objects/content-types'
import { hashObject } from '../../entities/objects/hash-content'
import { bookPrefix, chapterAudioKey } from '../../entities/objects/object-keys'
import { collectObjectKeys } from '../../entities/objects/object-links'
import type { ObjectStore } from '../../ports/index'

/** Keys of the copies of a chapter's objects, by the keys of the originals. */
export type CopyTargets = ReadonlyMap<string, string>

/** Returns the keys in another book's folder for the objects that a chapter references. */
export async function findCopyTargets(
  objects: ObjectStore,
  source: ChapterWithPages,
  bookId: number,
): Promise<CopyTargets> {
  const targets = new Map<string, string>()
  for (const key of collectKeys(source)) {
    const target = await toCopyKey(objects, bookId, source, key)
    if (target !== null) targets.set(key, target)
  }
  return targets
}

/** Returns those of the targets that are not in the store yet. */
export async function findMissingCopies(objects: ObjectStore, targets: CopyTargets): Promise<string[]> {
  const others = [...targets].flatMap(([key, target]) => (target === key ? [] : [target]))
  return [...(await findMissing(objects, others))]
}

/** Copies objects to these targets; returns those whose originals exist. */
export async function copyChapterMedia(
  objects: ObjectStore,
  targets: CopyTargets,
  missing: readonly string[],
): Promise<ReadonlySet<string>> {
  const stored = new Set<string>()
  for (const [key, target] of targets) {
    if (!missing.includes(target) || stored.has(target)) continue
    const original = await objects.get(key)
    if (original.kind !== 'found') continue
    await objects.put(target, original.body, original.object.contentType)
    stored.add(target)
  }
  return stored
}

/**
 * Returns the key in the other book's folder for each key of the chapter, except for missing objects. Call it while the
 * objects of that book are locked.
 * @param stored targets that were just copied
 */
export async function matchCopies(
  objects: ObjectStore,
  source: ChapterWithPages,
  targets: CopyTargets,
  stored: ReadonlySet<string>,
): Promise<CopyTargets> {
  const pairs = [...collectKeys(source)].map((key) => ({ key, target: targets.get(key) }))
  const confirmed = pairs.filter(({ key, target }) => target === key || (target !== undefined && stored.has(target)))
  const unconfirmed = pairs.filter((pair) => !confirmed.includes(pair))
  const missing = await findMissing(
    objects,
    unconfirmed.flatMap(({ target }) => (target === undefined ? [] : [target])),
  )
  const present = unconfirmed.filter(({ target }) => target !== undefined && !missing.has(target))
  const absent = unconfirmed.filter((pair) => !present.includes(pair)).map(({ key }) => key)
  if ((await findMissing(objects, absent)).size < absent.length) {
    throw new ApiFailure('conflict', 'The chapter was changed while it was copied. Copy it again.')
  }
  return new Map([...confirmed, ...present].flatMap(({ key, target }) => (target === undefined ? [] : [[key, target]])))
}

/** Parallel requests to the store. */
const requestConcurrency = 16

async function findMissing(objects: ObjectStore, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const absent = new Set<string>()
  for (let start = 0; start < keys.length; start += requestConcurrency) {
    const batch = keys.slice(start, start + requestConcurrency)
    const heads = await Promise.all(batch.map((key) => objects.head(key)))
    for (const [index, key] of batch.entries()) if (!heads[index]) absent.add(key)
  }
  return absent
}

/**
 * Returns the key of a copy. Most keys are content hashes already, but an author may have chosen the name of a track,
 * which the other book may use too: the copy of a track is named by its content. Returns null for a missing object.
 */
async function toCopyKey(
  objects: ObjectStore,
  bookId: number,
  source: ChapterWithPages,
  key: string,
): Promise<string | null> {
  if (source.bookId === bookId) return key
  if (!key.startsWith(chapterAudioKey(source.bookId, ''))) {
    return bookPrefix(bookId) + key.slice(bookPrefix(source.bookId).length)
  }
  const hash = await hashObject(objects, key)
  return hash === null ? null : chapterAudioKey(bookId, `${hash}.${extensionOf(key)}`)
}

function collectKeys({ bookId, otherFields, variations, pages }: ChapterWithPages): Set<string> {
  const images = pages.flatMap((page) => page.variations).flatMap((row) => [row.imageKey, row.thumbnailKey])
  const tracksAndThumbnails = variations.flatMap(({ audioFileName, thumbnailKey }) => [
    audioFileName === null ? null : chapterAudioKey(bookId, audioFileName),
    thumbnailKey,
  ])
  const linked = collectObjectKeys(
    [
      otherFields,
      variations.map((row) => [row.video, row.posterLink, row.otherFields]),
      pages.map((page) => [page.popupTriggers, page.coachingPoints, page.otherFields]),
      pages.map((page) => page.variations.map((row) => row.otherFields)),
    ],
    bookId,
  )
  return new Set([...images, ...tracksAndThumbnails, ...linked].filter((key) => key !== null))
}

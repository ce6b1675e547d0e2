import type { ReadChapter } from '../books/books.repository'
import { ApiFailure } from '../http/api-failure'
import { extensionOf } from '../objects/content-types'
import { hashObject } from '../objects/hash-content'
import { bookPrefix, chapterAudioKey } from '../objects/object-keys'
import { collectOwnKeys } from '../objects/own-links'
import type { ObjectStore } from '../ports/index'

/** Where copies of a chapter's objects go, by the keys of the objects. */
export type CopyTargets = ReadonlyMap<string, string>

/** Where in another book's folder the copies will lie of what a chapter shows, plays and links to. */
export async function findCopyTargets(objects: ObjectStore, source: ReadChapter, bookId: number): Promise<CopyTargets> {
  const targets = new Map<string, string>()
  for (const key of keysOf(source)) {
    const target = await toKeyIn(objects, bookId, source, key)
    if (target !== null) targets.set(key, target)
  }
  return targets
}

/** Those of the targets under which nothing lies yet. */
export async function findMissingCopies(objects: ObjectStore, targets: CopyTargets): Promise<string[]> {
  const others = [...targets].flatMap(([key, target]) => (target === key ? [] : [target]))
  return [...(await findAbsent(objects, others))]
}

/** Copies what is to lie under these of the targets; answers those of them whose originals were there. */
export async function copyChapterMedia(
  objects: ObjectStore,
  targets: CopyTargets,
  missing: readonly string[],
): Promise<ReadonlySet<string>> {
  const put = new Set<string>()
  for (const [key, target] of targets) {
    if (!missing.includes(target) || put.has(target)) continue
    const found = await objects.get(key)
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
  targets: CopyTargets,
  put: ReadonlySet<string>,
): Promise<CopyTargets> {
  const pairs = [...keysOf(source)].map((key) => ({ key, target: targets.get(key) }))
  const sure = pairs.filter(({ key, target }) => target === key || (target !== undefined && put.has(target)))
  const unsure = pairs.filter((pair) => !sure.includes(pair))
  const absent = await findAbsent(
    objects,
    unsure.flatMap(({ target }) => target ?? []),
  )
  const there = unsure.filter(({ target }) => target !== undefined && !absent.has(target))
  const late = unsure.filter((pair) => !there.includes(pair)).map(({ key }) => key)
  if ((await findAbsent(objects, late)).size < late.length) {
    throw new ApiFailure('conflict', 'The chapter was changed while it was copied. Copy it again.')
  }
  return new Map([...sure, ...there].flatMap(({ key, target }) => (target === undefined ? [] : [[key, target]])))
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

/**
 * All else is named by its content already. The name of a track may have been chosen by its author, and the other book may
 * have another one of that name: its copy is named by its content. Null when it is missing from the store.
 */
async function toKeyIn(objects: ObjectStore, bookId: number, source: ReadChapter, key: string): Promise<string | null> {
  if (source.bookId === bookId) return key
  if (!key.startsWith(chapterAudioKey(source.bookId, ''))) {
    return bookPrefix(bookId) + key.slice(bookPrefix(source.bookId).length)
  }
  const hash = await hashObject(objects, key)
  return hash === null ? null : chapterAudioKey(bookId, `${hash}.${extensionOf(key)}`)
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

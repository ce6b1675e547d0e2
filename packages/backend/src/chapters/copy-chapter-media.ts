import type { ReadChapter } from '../books/books.repository'
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

/** Those of the targets that `copyChapterMedia` will fill. */
export async function findMissingCopies(objects: ObjectStore, targets: CopyTargets): Promise<string[]> {
  const missing: string[] = []
  for (const [key, target] of targets) {
    if (target !== key && !(await objects.head(target))) missing.push(target)
  }
  return missing
}

/**
 * Copies the objects and answers the new key of each old one. What is there already, or missing from the store, is left. To
 * be called while the objects of both books are locked.
 * @param known as found before they were locked; what the chapter has got since is found now
 */
export async function copyChapterMedia(
  objects: ObjectStore,
  source: ReadChapter,
  bookId: number,
  known: CopyTargets,
): Promise<CopyTargets> {
  const copied = new Map<string, string>()
  for (const key of keysOf(source)) {
    const target = known.get(key) ?? (await toKeyIn(objects, bookId, source, key))
    if (target === null) continue
    copied.set(key, target)
    if (target === key || (await objects.head(target))) continue
    const found = await objects.get(key)
    if (found.kind === 'found') await objects.put(target, found.body, found.object.contentType)
    else copied.delete(key)
  }
  return copied
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

import type { ReadChapter } from '../books/books.repository'
import { bookPrefix, chapterAudioKey } from '../objects/object-keys'
import { collectOwnKeys } from '../objects/own-links'
import type { ObjectStore } from '../ports/index'

/**
 * Copies what a chapter shows, plays and links to into another book's folder, and answers the new key of each old one. What
 * is there already, or missing from the store, is left. To be called while the objects of both books are locked.
 */
export async function copyChapterMedia(
  objects: ObjectStore,
  source: ReadChapter,
  bookId: number,
): Promise<ReadonlyMap<string, string>> {
  const copied = new Map<string, string>()
  for (const key of keysOf(source)) {
    const target = toKeyIn(bookId, source, key)
    copied.set(key, target)
    if (target === key || (await objects.head(target))) continue
    const found = await objects.get(key)
    if (found.kind === 'found') await objects.put(target, found.body, found.object.contentType)
    else copied.delete(key)
  }
  return copied
}

/** The keys that `copyChapterMedia` will fill in the other book's folder. */
export async function findMissingCopies(objects: ObjectStore, source: ReadChapter, bookId: number): Promise<string[]> {
  const missing: string[] = []
  for (const key of keysOf(source)) {
    const target = toKeyIn(bookId, source, key)
    if (target !== key && !(await objects.head(target))) missing.push(target)
  }
  return missing
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

import type { ArchivedBook } from './library-archive'
import { listMediaPaths } from './rewrite-links'
import { readMedia, readPackedSound, readSound } from './read-media'

/**
 * Checks every file of a book before anything of it is stored: no book holds what is stored of a spoken sentence, so nothing
 * would remove it after a failed import.
 * @throws Error for the first file that is missing, damaged, too large or no sound of its sentence, and for an index without a
 * take
 */
export async function checkMedia(folder: string, book: ArchivedBook): Promise<void> {
  const sounds = new Set<string>()
  for (const { variation, takes = [], joinedFrom = [], locks = [] } of book.chapters.flatMap(
    (each) => each.variations,
  )) {
    const indices = [...joinedFrom, ...locks.map(({ take }) => take)].filter((index) => typeof index === 'number')
    const unknown = indices.find((index) => index >= takes.length)
    if (unknown !== undefined) throw new Error(`the library has no take ${unknown} of a chapter in ${variation}`)
    // Equal sentences of several pages share their sound.
    const textOf = new Map(takes.map(({ sound, text }) => [`${sound} ${text}`, { sound, text }]))
    for (const { sound, text } of textOf.values()) await readSound(folder, sound, text)
    for (const { take, text } of locks) {
      if (typeof take === 'string') await readPackedSound(folder, take, text)
    }
    for (const { sound } of takes) sounds.add(sound)
  }
  for (const path of listMediaPaths(book)) {
    if (!sounds.has(path)) await readMedia(folder, path)
  }
}

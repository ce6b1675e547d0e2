import { packSentence, unpackSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'
import { insertSentenceLocks, moveLocks } from '../../entities/narration/sentence-locks.repository'
import {
  insertSentenceTakes,
  moveTakes,
  toStoredTake,
  type NewTake,
} from '../../entities/narration/sentence-takes.repository'
import { hashContent } from '../../entities/objects/hash-content'
import { spokenSentenceKey } from '../../entities/objects/object-keys'
import type { StoredTake } from '../../entities/schema/stored-shapes'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore } from '../../ports/index'
import type { BookImport } from './book-import'
import type { ArchivedVariation } from './library-archive'
import { readSound } from './read-media'

/** Imports the takes and locks of a chapter variation. Returns the takes that its audio is joined from; null if not known. */
export async function importTakes(
  book: BookImport,
  chapterVariationId: number,
  { takes: archivedTakes = [], joinedFrom, locks: archivedLocks = [] }: ArchivedVariation,
  idByRef: ReadonlyMap<number, number>,
): Promise<StoredTake[] | null> {
  const { transaction, objects, folder, importMedia } = book
  const takes: NewTake[] = []
  for (const { pageVariation, text, hash, sound, voice } of archivedTakes) {
    const spoken = await readSound(folder, sound, text)
    takes.push({
      pageVariationId: pageVariation,
      text,
      takeKey: await storeSound(objects, hash, spoken),
      ...(voice ?? { voiceId: null, modelId: null, voiceSettings: null }),
      durationSeconds: Math.round((spoken.pcm.length / spoken.sampleRate) * 1000) / 1000,
    })
  }
  await insertSentenceTakes(transaction, chapterVariationId, moveTakes(takes, idByRef))

  const locks = []
  for (const { pageVariation, text, take } of archivedLocks) {
    const takeKey =
      typeof take === 'number' ? (takes[take]?.takeKey ?? null) : await importMedia(take, spokenSentenceKey)
    if (takeKey !== null) locks.push({ pageVariationId: pageVariation, text, takeKey })
  }
  await insertSentenceLocks(transaction, chapterVariationId, moveLocks(locks, idByRef))

  if (joinedFrom === undefined) return null
  const joined = joinedFrom.map((index) => {
    const take = takes[index]
    if (take === undefined) throw new Error(`The audio is joined from take ${index} of ${takes.length}.`)
    return take
  })
  return moveTakes(joined, idByRef).map(toStoredTake)
}

/**
 * Stores a sound under the key by which speech is looked up before it is paid for. If the server has made another sound of the
 * same text and voice, that one stays, and the archived one gets the key of its content. Returns the key.
 */
async function storeSound(objects: ObjectStore, hash: string, spoken: SpokenSentence): Promise<string> {
  const packed = packSentence(spoken)
  const key = spokenSentenceKey(hash)
  const stored = await readObject(objects, key)
  const existing = stored && unpackSentence(stored)
  if (existing && Buffer.compare(packSentence(existing), packed) === 0) return key
  const ownKey = existing ? spokenSentenceKey(hashContent(packed)) : key
  await objects.put(ownKey, packed, 'application/octet-stream')
  return ownKey
}

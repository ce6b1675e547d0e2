import { readTrackTakes } from '../../entities/narration/narration.repository'
import { packSentence, unpackSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { readAllTakes } from '../../entities/narration/sentence-takes.repository'
import { readSpokenHash } from '../../entities/objects/object-keys'
import type { StoredTake } from '../../entities/schema/stored-shapes'
import { readObject } from '../../platform/objects/read-object'
import type { ObjectStore } from '../../ports/index'
import { compressSentence } from './compress-sentence'
import { findSoundFault } from './find-sound-fault'
import type { BookExport } from './book-export'
import type { ArchivedTake, ArchivedVariation } from './library-archive'

/**
 * Exports the sounds of the sentences of a chapter variation, which of them its audio is joined from, and its locks. Leaves out
 * a take or a lock whose sound is missing from the store or could not be imported.
 */
export async function exportTakes(
  book: BookExport,
  chapterVariationId: number,
): Promise<Pick<ArchivedVariation, 'takes' | 'joinedFrom' | 'locks'>> {
  const takes: ArchivedTake[] = []
  const indexOf = new Map<string, number>()
  const pathOf = new Map<string, string | null>()
  for (const row of await readAllTakes(book.database, chapterVariationId)) {
    const { pageVariationId, text, takeKey, voiceId, modelId, voiceSettings } = row
    const hash = readSpokenHash(takeKey)
    // Equal sentences of several pages share their sound.
    const soundName = `${takeKey} ${text}`
    const path = pathOf.get(soundName)
    const sound = path === undefined ? await exportSound(book, row) : path
    pathOf.set(soundName, sound)
    if (sound === null || hash === null) continue
    indexOf.set(nameTake(row), takes.length)
    const voice = voiceId === null ? null : { voiceId, modelId, voiceSettings }
    takes.push({ pageVariation: pageVariationId, text, hash, sound, voice })
  }
  const joinedFrom = (await readTrackTakes(book.database, chapterVariationId))?.map((take) =>
    indexOf.get(nameTake(take)),
  )
  const locks = await exportLocks(book, chapterVariationId, indexOf)
  return {
    ...(takes.length === 0 ? {} : { takes }),
    ...(joinedFrom?.every((index) => index !== undefined) ? { joinedFrom } : {}),
    ...(locks.length === 0 ? {} : { locks }),
  }
}

async function exportSound({ objects, writeMedia }: BookExport, take: StoredTake): Promise<string | null> {
  const spoken = await readStoredSound(objects, take)
  return spoken && writeMedia(await compressSentence(spoken), 'br')
}

async function readStoredSound(objects: ObjectStore, { takeKey, text }: StoredTake): Promise<SpokenSentence | null> {
  const stored = await readObject(objects, takeKey)
  const spoken = stored && unpackSentence(stored)
  return spoken && findSoundFault(spoken, text) === null ? spoken : null
}

async function exportLocks(
  { database, objects, writeMedia }: BookExport,
  chapterVariationId: number,
  indexOf: ReadonlyMap<string, number>,
): Promise<NonNullable<ArchivedVariation['locks']>> {
  const archived: NonNullable<ArchivedVariation['locks']> = []
  for (const lock of await readSentenceLocks(database, chapterVariationId)) {
    const { pageVariationId, text } = lock
    const index = indexOf.get(nameTake(lock))
    const spoken = index === undefined ? await readStoredSound(objects, lock) : null
    const take = index ?? (spoken && (await writeMedia(packSentence(spoken), 'bin')))
    if (take !== null) archived.push({ pageVariation: pageVariationId, text, take })
  }
  return archived
}

function nameTake({ pageVariationId, text, takeKey }: StoredTake): string {
  return `${pageVariationId} ${takeKey} ${text}`
}

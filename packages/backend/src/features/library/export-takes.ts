import { readTrackTakes } from '../../entities/narration/narration.repository'
import { unpackSentence } from '../../entities/narration/pack-sentence'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { readAllTakes } from '../../entities/narration/sentence-takes.repository'
import { readSpokenHash } from '../../entities/objects/object-keys'
import type { StoredTake } from '../../entities/schema/stored-shapes'
import { readObject } from '../../platform/objects/read-object'
import { compressSentence } from './compress-sentence'
import type { BookExport } from './book-export'
import type { ArchivedTake, ArchivedVariation } from './library-archive'

/**
 * Exports the sounds of the sentences of a chapter variation, which of them its audio is joined from, and its locks. Leaves out
 * a take or a lock whose sound is missing from the store.
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
    const path = pathOf.get(takeKey)
    const sound = path === undefined ? await exportSound(book, takeKey) : path
    pathOf.set(takeKey, sound)
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

async function exportSound({ objects, writeMedia }: BookExport, takeKey: string): Promise<string | null> {
  const stored = await readObject(objects, takeKey)
  const spoken = stored && unpackSentence(stored)
  return spoken && writeMedia(await compressSentence(spoken), 'br')
}

async function exportLocks(
  { database, objects, exportMedia }: BookExport,
  chapterVariationId: number,
  indexOf: ReadonlyMap<string, number>,
): Promise<NonNullable<ArchivedVariation['locks']>> {
  const archived: NonNullable<ArchivedVariation['locks']> = []
  for (const lock of await readSentenceLocks(database, chapterVariationId)) {
    const { pageVariationId, text, takeKey } = lock
    const index = indexOf.get(nameTake(lock))
    const take = index ?? ((await objects.head(takeKey)) ? await exportMedia(takeKey) : null)
    if (take !== null) archived.push({ pageVariation: pageVariationId, text, take })
  }
  return archived
}

function nameTake({ pageVariationId, text, takeKey }: StoredTake): string {
  return `${pageVariationId} ${takeKey} ${text}`
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SpokenSentence } from '../../entities/narration/pack-sentence'
import { hashContent } from '../../entities/objects/hash-content'
import { decompressSentence } from './compress-sentence'

/** Splits the path of a file of an archive into the hash of its content and its extension. */
export function splitMediaPath(path: string): { hash: string; extension: string } {
  const [hash = '', extension = ''] = path.slice('media/'.length).split('.')
  return { hash, extension }
}

/**
 * Reads a file of an archive.
 * @throws Error if it is missing, or its content does not have the hash that its name tells
 */
export async function readMedia(folder: string, path: string): Promise<Buffer> {
  const bytes = await readFile(join(folder, path))
  if (hashContent(bytes) !== splitMediaPath(path).hash) throw new Error(`${path} of the library is damaged`)
  return bytes
}

/** Largest sound of a sentence in bytes: half an hour of speech. */
const maxSoundBytes = 100_000_000

/**
 * Reads the sound of a sentence from a file of an archive.
 * @throws Error if it is missing, damaged, too large or no sound of a sentence
 */
export async function readSound(folder: string, path: string): Promise<SpokenSentence> {
  const spoken = await decompressSentence(await readMedia(folder, path), maxSoundBytes)
  if (spoken === null || spoken.pcm.length === 0) {
    throw new Error(`${path} of the library is not the sound of a sentence of at most ${maxSoundBytes / 1_000_000} MB`)
  }
  return spoken
}

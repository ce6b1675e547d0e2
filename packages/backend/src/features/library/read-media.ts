import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackSentence, type SpokenSentence } from '../../entities/narration/pack-sentence'
import { hashContent } from '../../entities/objects/hash-content'
import { decompressSentence } from './compress-sentence'
import { findSoundFault } from './find-sound-fault'

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
 * @throws Error if it is missing, damaged, too large or no sound of this text
 */
export async function readSound(folder: string, path: string, text: string): Promise<SpokenSentence> {
  return requireSound(path, await decompressSentence(await readMedia(folder, path), maxSoundBytes), text)
}

/** Does the same with a file of `packSentence`. */
export async function readPackedSound(folder: string, path: string, text: string): Promise<SpokenSentence> {
  return requireSound(path, unpackSentence(await readMedia(folder, path)), text)
}

function requireSound(path: string, spoken: SpokenSentence | null, text: string): SpokenSentence {
  if (spoken === null) {
    throw new Error(`${path} of the library is not the sound of a sentence of at most ${maxSoundBytes / 1_000_000} MB`)
  }
  const fault = findSoundFault(spoken, text)
  if (fault !== null) throw new Error(`${path} of the library is not the sound of "${text.slice(0, 80)}": ${fault}`)
  return spoken
}

import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { recogniseAudio, type RecognisedAudio } from '../objects/recognise-media'

export interface ReceivedAudio extends RecognisedAudio {
  bytes: Uint8Array
}

export async function readAudio(file: ReceivedFile): Promise<ReceivedAudio> {
  const bytes = await readFile(file.path)
  const audio = recogniseAudio(bytes)
  if (!audio) {
    throw new ApiFailure('invalid-field', `${file.fileName} is neither an MP3 nor a WAV file.`, { field: file.part })
  }
  return { ...audio, bytes }
}

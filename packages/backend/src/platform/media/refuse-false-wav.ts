import { open } from 'node:fs/promises'
import { readWavLayout } from '@lectern/media'
import { openFileSource } from '@lectern/media/node'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { isPossibleRecording } from './is-possible-recording'

/**
 * Refuses a WAV file without samples, or with a header that no recording has. Other files, and WAV files of a compressed
 * format, are not judged.
 */
export async function refuseFalseWav({ path, fileName, part }: ReceivedFile): Promise<void> {
  const file = await open(path)
  try {
    const wav = await readWavLayout(await openFileSource(file))
    const isTrue =
      wav.kind === 'ok' ? isPossibleRecording(wav) : wav.reason === 'not-wav' || wav.reason === 'unsupported-format'
    if (isTrue) return
    const message = `${fileName} is a WAV file with no samples, or with a sample rate outside 1 to 768 kHz. Export it again.`
    throw new ApiFailure('invalid-field', message, { field: part })
  } finally {
    await file.close()
  }
}

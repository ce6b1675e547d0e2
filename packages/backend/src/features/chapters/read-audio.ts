import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { recogniseAudio, type RecognisedAudio } from '../../platform/media/recognise-audio'

export interface ReceivedAudio extends RecognisedAudio {
  /** Content hash, used as its name. */
  hash: string
  /** Opens a new stream on each call. */
  open: () => ReadableStream<Uint8Array>
}

/** Formats that every browser plays. */
const played: readonly RecognisedAudio['extension'][] = ['mp3', 'wav']

/** Measures and hashes an uploaded recording in constant memory; refuses anything but MP3 and WAV. */
export async function readAudio(file: ReceivedFile): Promise<ReceivedAudio> {
  const audio = await readRecording(file)
  if (played.includes(audio.extension)) return audio
  throw new ApiFailure('invalid-field', `${file.fileName} is neither an MP3 nor a WAV file.`, { field: file.part })
}

/** Does the same for a chapter's track, which may have another format: it can be converted to MP3 here. */
export async function readRecording({ path, fileName, part }: ReceivedFile): Promise<ReceivedAudio> {
  const hash = createHash('sha256')
  async function* chunks(): AsyncGenerator<Buffer> {
    const file: AsyncIterable<Buffer> = createReadStream(path)
    for await (const chunk of file) {
      hash.update(chunk)
      yield chunk
    }
  }
  const audio = await recogniseAudio(chunks())
  if (!audio) {
    const message = `${fileName} is not an MP3, WAV, FLAC, Ogg Vorbis, Opus or M4A file that can be played.`
    throw new ApiFailure('invalid-field', message, { field: part })
  }
  const open = () => Readable.toWeb(createReadStream(path))
  return { ...audio, hash: hash.digest('hex').slice(0, 40), open }
}

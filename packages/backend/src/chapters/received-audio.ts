import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ApiFailure } from '../http/api-failure'
import type { ReceivedFile } from '../http/receive-form'
import { recogniseAudio, type RecognisedAudio } from '../objects/recognise-audio'

export interface ReceivedAudio extends RecognisedAudio {
  /** Names the content. */
  hash: string
  /** The bytes; each call gives them anew. */
  open: () => ReadableStream<Uint8Array>
}

/** What every browser plays. */
const played: readonly RecognisedAudio['extension'][] = ['mp3', 'wav']

/** Measures an uploaded recording and names it by its content, in constant memory; refuses what is no MP3 or WAV. */
export async function readAudio(file: ReceivedFile): Promise<ReceivedAudio> {
  const audio = await readRecording(file)
  if (played.includes(audio.extension)) return audio
  throw new ApiFailure('invalid-field', `${file.fileName} is neither an MP3 nor a WAV file.`, { field: file.part })
}

/** The same of a chapter's track, which may be of another kind as well: it can be made an MP3 here. */
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
    const message = `${fileName} is no MP3, WAV, FLAC, Ogg Vorbis, Opus or M4A file.`
    throw new ApiFailure('invalid-field', message, { field: part })
  }
  const open = () => Readable.toWeb(createReadStream(path))
  return { ...audio, hash: hash.digest('hex').slice(0, 40), open }
}

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

/** Measures an uploaded track and names it by its content, in constant memory; refuses what is no MP3 or WAV. */
export async function readAudio({ path, fileName, part }: ReceivedFile): Promise<ReceivedAudio> {
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
    throw new ApiFailure('invalid-field', `${fileName} is neither an MP3 nor a WAV file.`, { field: part })
  }
  const open = () => Readable.toWeb(createReadStream(path))
  return { ...audio, hash: hash.digest('hex').slice(0, 40), open }
}

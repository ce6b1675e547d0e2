import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { ApiFailure } from '../http/api-failure'
import { hashContent } from '../objects/hash-content'
import type { AudioEncoding } from '../ports/index'
import type { SpooledTrack } from './spooled-track'

export interface EncodedTrack {
  /** Opened anew with each call: a store may need the bytes twice. */
  open: () => Uint8Array | ReadableStream<Uint8Array>
  contentType: 'audio/mpeg' | 'audio/wav'
  /** Named by its content. */
  fileName: string
}

/** A track as a file of the format that was asked for; a WAV is read from the disk as it is sent. */
export async function encodeTrack(
  audioEncoding: AudioEncoding,
  { path, contentHash }: SpooledTrack,
  format: 'wav' | 'mp3',
  signal: AbortSignal,
): Promise<EncodedTrack> {
  if (format === 'wav') {
    return {
      open: () => Readable.toWeb(createReadStream(path)),
      contentType: 'audio/wav',
      fileName: `${contentHash}.wav`,
    }
  }
  const result = await audioEncoding.convertToMp3({ path, signal })
  if (result.kind === 'failed') {
    signal.throwIfAborted()
    throw new ApiFailure('engine-failed', `The track could not be made an MP3: ${result.message}`)
  }
  return { open: () => result.mp3, contentType: 'audio/mpeg', fileName: `${hashContent(result.mp3)}.mp3` }
}

import { hashContent } from '../objects/hash-content'
import type { AudioEncoding } from '../ports/index'
import { wrapInWav } from './wrap-in-wav'

export interface EncodedTrack {
  bytes: Uint8Array
  contentType: 'audio/mpeg' | 'audio/wav'
  /** Named by its content. */
  fileName: string
  /** To the millisecond. */
  durationSeconds: number
}

/** Sound as a file of the format that was asked for. */
export async function encodeTrack(
  audioEncoding: AudioEncoding,
  { pcm, sampleRate }: { pcm: Int16Array; sampleRate: number },
  format: 'wav' | 'mp3',
  signal: AbortSignal,
): Promise<EncodedTrack> {
  const mp3 = format === 'mp3'
  const bytes = mp3 ? await audioEncoding.encodeMp3({ pcm, sampleRate, signal }) : wrapInWav(pcm, sampleRate)
  return {
    bytes,
    contentType: mp3 ? 'audio/mpeg' : 'audio/wav',
    fileName: `${hashContent(bytes)}.${format}`,
    durationSeconds: Math.round((pcm.length / sampleRate) * 1000) / 1000,
  }
}

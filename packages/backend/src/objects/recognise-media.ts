import { readWavHeader } from '@lectern/core/audio'
import { readMp3Length } from '@lectern/media'

export interface RecognisedAudio {
  extension: 'mp3' | 'wav'
  contentType: 'audio/mpeg' | 'audio/wav'
  /** Seconds; null when its headers do not say. */
  durationSeconds: number | null
}

export interface RecognisedImage {
  extension: 'png' | 'jpg' | 'webp'
  contentType: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** What the bytes are, whatever their sender calls them; null when they are neither an MP3 nor a WAV. */
export function recogniseAudio(bytes: Uint8Array): RecognisedAudio | null {
  const wav = readWavHeader(bytes)
  if (wav.kind === 'ok') return { extension: 'wav', contentType: 'audio/wav', durationSeconds: wav.durationSeconds }
  const mp3 = readMp3Length(bytes.subarray(tagLength(bytes)))
  if (!mp3) return null
  return {
    extension: 'mp3',
    contentType: 'audio/mpeg',
    durationSeconds: Math.round((mp3.samples / mp3.sampleRate) * 1000) / 1000,
  }
}

/** Bytes of the ID3v2 tag that a file may begin with. */
function tagLength(bytes: Uint8Array): number {
  if (!startsWith(bytes, 'ID3')) return 0
  const size = bytes.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0
  return 10 + size + (hasFooter ? 10 : 0)
}

/** Null when the bytes are no image that every browser shows; pictures that can run code are none. */
export function recogniseImage(bytes: Uint8Array): RecognisedImage | null {
  if (startsWith(bytes, '\u{89}PNG\r\n\u{1a}\n')) return { extension: 'png', contentType: 'image/png' }
  if (startsWith(bytes, '\u{ff}\u{d8}\u{ff}')) return { extension: 'jpg', contentType: 'image/jpeg' }
  if (startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP')) {
    return { extension: 'webp', contentType: 'image/webp' }
  }
  return null
}

/** @param signature one character a byte */
function startsWith(bytes: Uint8Array, signature: string): boolean {
  return Buffer.from(bytes.subarray(0, signature.length)).equals(Buffer.from(signature, 'latin1'))
}

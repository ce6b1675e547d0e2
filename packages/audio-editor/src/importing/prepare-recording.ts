import { readMp3Length } from '@lectern/media'
import { convertWavToMp3InWorker, decodeRecording } from '@lectern/media/browser'

export type PreparedRecording =
  | { readonly kind: 'prepared'; readonly fileName: string; readonly mp3: Blob }
  | { readonly kind: 'refused'; readonly reason: 'unreadable' | 'empty' | 'too-long' }

/** Covers an ID3 tag with a picture, and enough frames to recognise an MP3. */
const HEAD_BYTES = 2_000_000
const ID3_HEADER_BYTES = 10
/** Part of the progress that decoding takes; encoding takes the rest. */
const DECODING_SHARE = 0.4

/** Makes an MP3 of a recording. An MP3 stays as it is, a WAV is encoded, and any other format is decoded first. */
export async function prepareRecording(file: Blob, onShare: (share: number) => void): Promise<PreparedRecording> {
  if (file.size === 0) return refuse('empty')
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const length = readMp3Length(skipId3(head))
  if (length !== null && length.seconds > 0) return name(new Blob([file], { type: 'audio/mpeg' }))
  if (readAscii(head, 0, 4) === 'RIFF') return encode(file, onShare)
  const decoded = await decodeRecording({ file, onProgress: (share) => onShare(share * DECODING_SHARE) })
  if (decoded.kind === 'refused') return refuse(decoded.reason)
  return encode(decoded.wav, (share) => onShare(DECODING_SHARE + share * (1 - DECODING_SHARE)))
}

async function encode(wav: Blob, onShare: (share: number) => void): Promise<PreparedRecording> {
  const conversion = await convertWavToMp3InWorker({ wav, onProgress: onShare })
  if (conversion.kind !== 'converted') return refuse('unreadable')
  return name(new Blob([conversion.mp3], { type: 'audio/mpeg' }))
}

/** Stores each recording under a name of its own, so that no retry overwrites another recording. */
function name(mp3: Blob): PreparedRecording {
  const random = crypto.getRandomValues(new Uint8Array(12))
  const id = Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { kind: 'prepared', fileName: `recording-${id}.mp3`, mp3 }
}

function skipId3(head: Uint8Array): Uint8Array {
  if (readAscii(head, 0, 3) !== 'ID3' || head.length < ID3_HEADER_BYTES) return head
  // Seven bits of each byte count.
  const size = head.subarray(6, ID3_HEADER_BYTES).reduce((sum, byte) => sum * 128 + (byte & 127), 0)
  return head.subarray(ID3_HEADER_BYTES + size)
}

function readAscii(bytes: Uint8Array, offset: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(offset, offset + length))
}

function refuse(reason: Extract<PreparedRecording, { kind: 'refused' }>['reason']): PreparedRecording {
  return { kind: 'refused', reason }
}

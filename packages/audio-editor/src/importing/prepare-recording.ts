import { joinTakes } from '../recording/join-takes'
import type { NamedSound, RecordingSource } from './import-work'
import { readMp3Length } from '@lectern/media'
import { convertWavToMp3InWorker, decodeRecording } from '@lectern/media/browser'

export type PreparedRecording =
  | { readonly kind: 'prepared'; readonly fileName: string; readonly mp3: Blob }
  | {
      readonly kind: 'refused'
      readonly reason: 'unreadable' | 'empty' | 'too-long' | 'too-long-to-cut'
      readonly fileName: string
    }

type Refusal = Extract<PreparedRecording, { kind: 'refused' }>

/** Covers an ID3 tag with a picture, and enough frames to recognise an MP3. */
const HEAD_BYTES = 2_000_000
const ID3_HEADER_BYTES = 10
/** Part of the progress that decoding takes; encoding takes the rest. */
const DECODING_SHARE = 0.4

/** Seconds of silence between the recordings of two pages. */
const PAGE_GAP_SECONDS = 0.8

/**
 * Makes an MP3 of a recording. A single MP3 stays as it is, a WAV is encoded, and any other format is decoded first. Recordings
 * of several pages are joined at the same loudness, without the silence around each.
 */
export async function prepareRecording(
  { files, startsAt }: RecordingSource,
  onShare: (share: number) => void,
): Promise<PreparedRecording> {
  const empty = files.find(({ sound }) => sound.size === 0)
  if (empty !== undefined) return refuse('empty', empty.name)
  const [first] = files
  if (first === undefined) return refuse('empty', '')
  return files.length === 1 && startsAt === 0 ? prepareFile(first, onShare) : joinFiles(files, startsAt, onShare)
}

async function joinFiles(
  files: readonly NamedSound[],
  startsAt: number,
  onShare: (share: number) => void,
): Promise<PreparedRecording> {
  const { wav, refused } = await joinTakes(files, {
    startsAt,
    gapSeconds: PAGE_GAP_SECONDS,
    evensLoudness: files.length > 1,
    onTake: (done) => onShare((DECODING_SHARE * done) / files.length),
  })
  const [problem] = refused
  if (problem !== undefined)
    return refuse(problem.reason === 'too-long' ? 'too-long-to-cut' : problem.reason, problem.name)
  if (wav === null) return refuse('empty', files.map(({ name }) => name).join(', '))
  return encode(wav, files.map(({ name }) => name).join(', '), (share) =>
    onShare(DECODING_SHARE + share * (1 - DECODING_SHARE)),
  )
}

async function prepareFile(
  { name: fileName, sound: file }: NamedSound,
  onShare: (share: number) => void,
): Promise<PreparedRecording> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const length = readMp3Length(skipId3(head))
  if (length !== null && length.seconds > 0) return store(new Blob([file], { type: 'audio/mpeg' }))
  if (readAscii(head, 0, 4) === 'RIFF') return encode(file, fileName, onShare)
  const decoded = await decodeRecording({ file, onProgress: (share) => onShare(share * DECODING_SHARE) })
  if (decoded.kind === 'refused') return refuse(decoded.reason, fileName)
  return encode(decoded.wav, fileName, (share) => onShare(DECODING_SHARE + share * (1 - DECODING_SHARE)))
}

async function encode(wav: Blob, fileName: string, onShare: (share: number) => void): Promise<PreparedRecording> {
  const conversion = await convertWavToMp3InWorker({ wav, onProgress: onShare })
  if (conversion.kind !== 'converted') return refuse('unreadable', fileName)
  return store(new Blob([conversion.mp3], { type: 'audio/mpeg' }))
}

/** Stores each recording under a name of its own, so that no retry overwrites another recording. */
function store(mp3: Blob): PreparedRecording {
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

function refuse(reason: Refusal['reason'], fileName: string): PreparedRecording {
  return { kind: 'refused', reason, fileName }
}

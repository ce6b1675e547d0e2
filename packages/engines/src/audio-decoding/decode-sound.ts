import { open, type FileHandle } from 'node:fs/promises'
import { decodeWithFfmpeg } from './decode-with-ffmpeg'
import { type DecodedSound, UnreadableSound } from './decoded-sound'
import { findFfmpeg } from './find-ffmpeg'
import { measureId3 } from './measure-id3'
import { openDecoder } from './open-decoder'
import { readWavBlocks } from './read-wav-blocks'
import { type SoundKind, sniffSound } from './sniff-sound'

export interface DecodingOptions {
  /** A native ffmpeg, for what is not read here; null when there is none. */
  ffmpeg?: string | null
}

const HEAD_BYTES = 4096
const PIECE_BYTES = 128 * 1024
/** What recordings have. A header may claim anything, and memory is taken by what it claims. */
const SAMPLE_RATES = { lowest: 4000, highest: 384_000 }
const MOST_CHANNELS = 64

/**
 * The sound of a recording in stretches, in constant memory: WAV, MP3, FLAC, Ogg Vorbis and Opus, and M4A, AAC, WebM and
 * others where the machine has an ffmpeg. Throws `UnreadableSound` for what cannot be read, is empty or lasts longer than
 * `longestSeconds`.
 */
export async function* decodeSound(
  path: string,
  longestSeconds: number,
  { ffmpeg = findFfmpeg() }: DecodingOptions = {},
): AsyncGenerator<DecodedSound> {
  const file = await open(path)
  try {
    const longest = { longestSeconds, message: tooLongMessage(longestSeconds) }
    yield* withLimits(decodeFile(file, { path, longestSeconds, ffmpeg }), longest)
  } finally {
    await file.close()
  }
}

async function* decodeFile(
  file: FileHandle,
  { path, longestSeconds, ffmpeg }: { path: string; longestSeconds: number; ffmpeg: string | null },
): AsyncGenerator<DecodedSound> {
  const tagBytes = measureId3(await readHead(file, 0))
  const head = await readHead(file, tagBytes)
  const kind = sniffSound(head, { isTagged: tagBytes > 0 })
  switch (kind.by) {
    case 'wav':
      yield* readWavBlocks(file)
      return
    case 'decoder':
      yield* decodePieces(file, tagBytes, kind)
      return
    case 'ffmpeg': {
      if (ffmpeg === null) {
        const message = `${kind.name} cannot be read here. Save it as WAV, FLAC or MP3, or install ffmpeg.`
        throw new UnreadableSound('unsupported-format', message)
      }
      yield* decodeWithFfmpeg({ program: ffmpeg, path, demuxer: kind.demuxer, longestSeconds })
    }
  }
}

async function readHead(file: FileHandle, at: number): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES)
  const { bytesRead } = await file.read(head, 0, head.length, at)
  return head.subarray(0, bytesRead)
}

/** Throws for sound that changes its shape, has none that can be, or lasts too long. */
async function* withLimits(
  stretches: AsyncIterable<DecodedSound>,
  { longestSeconds, message }: { longestSeconds: number; message: string },
): AsyncGenerator<DecodedSound> {
  let first: DecodedSound | null = null
  let seconds = 0
  for await (const stretch of stretches) {
    const length = stretch.channels[0]?.length ?? 0
    if (length === 0) continue
    first ??= withSensibleShape(stretch)
    if (stretch.sampleRate !== first.sampleRate || stretch.channels.length !== first.channels.length) {
      throw new UnreadableSound(
        'unsupported-format',
        'The recording changes its sample rate or its channels. Save it anew as WAV.',
      )
    }
    seconds += length / stretch.sampleRate
    if (seconds > longestSeconds) throw new UnreadableSound('too-long', message)
    yield stretch
  }
  if (!first) throw new UnreadableSound('broken', 'There is no sound in the recording. Record or export it anew.')
}

function tooLongMessage(longestSeconds: number): string {
  return `The recording lasts longer than ${Math.floor(longestSeconds / 60)} minutes. Cut it into parts.`
}

function withSensibleShape(stretch: DecodedSound): DecodedSound {
  const { sampleRate, channels } = stretch
  const isSensible = sampleRate >= SAMPLE_RATES.lowest && sampleRate <= SAMPLE_RATES.highest
  if (isSensible && channels.length <= MOST_CHANNELS) return stretch
  const claim = isSensible ? `${channels.length} channels` : `a sample rate of ${sampleRate} Hz`
  throw new UnreadableSound('unsupported-format', `The recording claims ${claim}. Save it with 44100 or 48000 Hz.`)
}

async function* decodePieces(
  file: FileHandle,
  start: number,
  kind: Extract<SoundKind, { by: 'decoder' }>,
): AsyncGenerator<DecodedSound> {
  const decoder = await openDecoder(kind)
  try {
    const piece = new Uint8Array(PIECE_BYTES)
    for (let at = start; ;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      if (bytesRead === 0) break
      at += bytesRead
      yield await decodeSafely(() => decoder.decode(piece.slice(0, bytesRead)))
    }
    const rest = await decodeSafely(() => decoder.flush())
    if (rest) yield rest
  } finally {
    decoder.free()
  }
}

/** A decoder that stumbles over a damaged file throws whatever it meets. */
async function decodeSafely<Decoded>(decode: () => Promise<Decoded>): Promise<Decoded> {
  try {
    return await decode()
  } catch (error) {
    const message = 'The recording is damaged. Record or export it anew.'
    throw new UnreadableSound('broken', message, { cause: error })
  }
}

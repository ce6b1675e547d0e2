import { open, type FileHandle } from 'node:fs/promises'
import { decodeWithFfmpeg } from './decode-with-ffmpeg'
import { type DecodedSound, UnreadableSound } from './decoded-sound'
import { findFfmpeg } from './find-ffmpeg'
import { measureId3 } from './measure-id3'
import { openDecoder } from './open-decoder'
import { decodeWav } from './decode-wav'
import { type SoundFormat, detectSoundFormat } from './detect-sound-format'

export interface DecodingOptions {
  /** A native ffmpeg for other formats; null without one. */
  ffmpeg?: string | null
}

const HEAD_BYTES = 4096
const BLOCK_BYTES = 128 * 1024
/** Sample rates of recordings. A damaged header may claim anything, and memory is allocated by it. */
const SAMPLE_RATES = { lowest: 4000, highest: 384_000 }
const MAX_CHANNELS = 64

/**
 * Decodes a recording block by block, in constant memory: WAV, MP3, FLAC, Ogg Vorbis and Opus, and M4A, AAC, WebM and others
 * where the machine has an ffmpeg. Throws `UnreadableSound` for a recording that cannot be read, is empty or lasts longer than
 * `maxSeconds`.
 */
export async function* decodeSound(
  path: string,
  maxSeconds: number,
  { ffmpeg = findFfmpeg() }: DecodingOptions = {},
): AsyncGenerator<DecodedSound> {
  const file = await open(path)
  try {
    const longest = { maxSeconds, message: tooLongMessage(maxSeconds) }
    yield* withLimits(decodeFile(file, { path, maxSeconds, ffmpeg }), longest)
  } finally {
    await file.close()
  }
}

async function* decodeFile(
  file: FileHandle,
  { path, maxSeconds, ffmpeg }: { path: string; maxSeconds: number; ffmpeg: string | null },
): AsyncGenerator<DecodedSound> {
  const tagBytes = measureId3(await readHead(file, 0))
  const head = await readHead(file, tagBytes)
  const kind = detectSoundFormat(head, { isTagged: tagBytes > 0 })
  switch (kind.by) {
    case 'wav':
      yield* decodeWav(file)
      return
    case 'decoder':
      yield* decodeBlocks(file, tagBytes, kind)
      return
    case 'ffmpeg': {
      if (ffmpeg === null) {
        const message = `${kind.name} cannot be read here. Save it as WAV, FLAC or MP3, or install ffmpeg.`
        throw new UnreadableSound('unsupported-format', message)
      }
      yield* decodeWithFfmpeg({ program: ffmpeg, path, demuxer: kind.demuxer, maxSeconds })
    }
  }
}

async function readHead(file: FileHandle, at: number): Promise<Uint8Array> {
  const head = new Uint8Array(HEAD_BYTES)
  const { bytesRead } = await file.read(head, 0, head.length, at)
  return head.subarray(0, bytesRead)
}

/** Throws for sound that changes its sample rate or channels, claims impossible ones, or lasts too long. */
async function* withLimits(
  blocks: AsyncIterable<DecodedSound>,
  { maxSeconds, message }: { maxSeconds: number; message: string },
): AsyncGenerator<DecodedSound> {
  let first: DecodedSound | null = null
  let seconds = 0
  for await (const block of blocks) {
    const [channel] = block.channels
    if (!channel || channel.length === 0) continue
    first ??= checkFormat(block)
    if (block.sampleRate !== first.sampleRate || block.channels.length !== first.channels.length) {
      throw new UnreadableSound(
        'unsupported-format',
        'The recording changes its sample rate or its channels. Save it again as WAV.',
      )
    }
    seconds += channel.length / block.sampleRate
    if (seconds > maxSeconds) throw new UnreadableSound('too-long', message)
    yield block
  }
  if (!first) throw new UnreadableSound('broken', 'There is no sound in the recording. Record or export it again.')
}

function tooLongMessage(maxSeconds: number): string {
  return `The recording lasts longer than ${Math.floor(maxSeconds / 60)} minutes. Cut it into parts.`
}

function checkFormat(block: DecodedSound): DecodedSound {
  const { sampleRate, channels } = block
  const isSensible = sampleRate >= SAMPLE_RATES.lowest && sampleRate <= SAMPLE_RATES.highest
  if (isSensible && channels.length <= MAX_CHANNELS) return block
  const claim = isSensible ? `${channels.length} channels` : `a sample rate of ${sampleRate} Hz`
  throw new UnreadableSound('unsupported-format', `The recording claims ${claim}. Save it with 44100 or 48000 Hz.`)
}

async function* decodeBlocks(
  file: FileHandle,
  start: number,
  kind: Extract<SoundFormat, { by: 'decoder' }>,
): AsyncGenerator<DecodedSound> {
  const decoder = await openDecoder(kind)
  try {
    const block = new Uint8Array(BLOCK_BYTES)
    for (let position = start; ;) {
      const { bytesRead } = await file.read(block, 0, block.length, position)
      if (bytesRead === 0) break
      position += bytesRead
      yield await decodeSafely(() => decoder.decode(block.slice(0, bytesRead)))
    }
    const rest = await decodeSafely(() => decoder.flush())
    if (rest) yield rest
  } finally {
    decoder.free()
  }
}

/** Decoders throw errors of any kind for damaged files. */
async function decodeSafely<Decoded>(decode: () => Promise<Decoded>): Promise<Decoded> {
  try {
    return await decode()
  } catch (error) {
    const message = 'The recording is damaged. Record or export it again.'
    throw new UnreadableSound('broken', message, { cause: error })
  }
}

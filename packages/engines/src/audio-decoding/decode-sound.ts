import { open, type FileHandle } from 'node:fs/promises'
import { type DecodedSound, UnreadableSound } from './decoded-sound'
import { openDecoder } from './open-decoder'
import { readWavBlocks } from './read-wav-blocks'
import { sniffSound, type SoundKind } from './sniff-sound'

const PIECE_BYTES = 128 * 1024
/** What recordings have. A header may claim anything, and memory is taken by what it claims. */
const SAMPLE_RATES = { lowest: 4000, highest: 384_000 }

/**
 * The sound of a WAV, MP3, FLAC or Ogg Vorbis file in stretches, in constant memory. Throws `UnreadableSound` for what
 * cannot be read, is empty or lasts longer than `longestSeconds`.
 */
export async function* decodeSound(path: string, longestSeconds: number): AsyncGenerator<DecodedSound> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await file.read(head, 0, head.length, 0)
    const kind = sniffSound(head.subarray(0, bytesRead))
    let first: DecodedSound | null = null
    let seconds = 0
    for await (const stretch of kind === 'wav' ? readWavBlocks(file) : decodePieces(file, kind)) {
      const length = stretch.channels[0]?.length ?? 0
      if (length === 0) continue
      first ??= withSensibleRate(stretch)
      if (stretch.sampleRate !== first.sampleRate || stretch.channels.length !== first.channels.length) {
        throw new UnreadableSound(
          'unsupported-format',
          'The recording changes its sample rate or its channels. Save it anew as WAV.',
        )
      }
      seconds += length / stretch.sampleRate
      if (seconds > longestSeconds) {
        const most = Math.floor(longestSeconds / 60)
        throw new UnreadableSound('too-long', `The recording lasts longer than ${most} minutes. Cut it into parts.`)
      }
      yield stretch
    }
    if (!first) throw new UnreadableSound('broken', 'There is no sound in the recording. Record or export it anew.')
  } finally {
    await file.close()
  }
}

function withSensibleRate(stretch: DecodedSound): DecodedSound {
  const { sampleRate } = stretch
  if (sampleRate >= SAMPLE_RATES.lowest && sampleRate <= SAMPLE_RATES.highest) return stretch
  const message = `The recording claims a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
  throw new UnreadableSound('unsupported-format', message)
}

async function* decodePieces(file: FileHandle, kind: Exclude<SoundKind, 'wav'>): AsyncGenerator<DecodedSound> {
  const decoder = await openDecoder(kind)
  try {
    const piece = new Uint8Array(PIECE_BYTES)
    for (let at = 0; ;) {
      const { bytesRead } = await file.read(piece, 0, piece.length, at)
      if (bytesRead === 0) break
      at += bytesRead
      yield await decoder.decode(piece.slice(0, bytesRead))
    }
    const rest = await decoder.flush()
    if (rest) yield rest
  } finally {
    decoder.free()
  }
}

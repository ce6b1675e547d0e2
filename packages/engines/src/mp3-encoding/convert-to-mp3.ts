import { chooseMp3Rate, encodeMp3Pieces, type LoadedMp3Encoder, mixToMono } from '@lectern/media'
import { open } from 'node:fs/promises'
import { decodeSound } from '../audio-decoding/decode-sound'
import { type DecodedSound, type RefusedSound, refuseSound, UnreadableSound } from '../audio-decoding/decoded-sound'

export type ConvertedSound = { kind: 'converted'; durationSeconds: number } | RefusedSound

const MAX_MP3_CHANNELS = 2

/**
 * Converts a recording to an MP3 that plays in step with it, written while it is encoded. A recording that cannot be converted
 * is refused with the reason.
 *
 * @param target a new file, which the caller deletes, also after a failure
 * @param loaded an encoder that encodes nothing else meanwhile
 */
export async function convertToMp3(
  path: string,
  target: string,
  maxSeconds: number,
  loaded: LoadedMp3Encoder,
): Promise<ConvertedSound> {
  const blocks = decodeSound(path, maxSeconds)
  try {
    const first = await blocks.next()
    if (first.done) throw new UnreadableSound('broken', 'There is no sound in the recording.')
    const { sampleRate } = first.value
    if (chooseMp3Rate(sampleRate) === null) {
      const message = `The recording has a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
      throw new UnreadableSound('unsupported-format', message)
    }
    const counted = { samples: 0 }
    const channels = toChannels(first.value, blocks, counted)
    await writePieces(target, encodeMp3Pieces({ sampleRate, blocks: channels, loaded }))
    return { kind: 'converted', durationSeconds: counted.samples / sampleRate }
  } catch (error) {
    if (error instanceof UnreadableSound) return refuseSound(error)
    throw error
  } finally {
    await blocks.return(undefined)
  }
}

async function* toChannels(
  first: DecodedSound,
  rest: AsyncIterable<DecodedSound>,
  counted: { samples: number },
): AsyncGenerator<readonly Float32Array[]> {
  const take = ({ channels }: DecodedSound) => {
    const [left] = channels
    if (!left) throw new Error('The decoder returned a block without channels')
    counted.samples += left.length
    return channels.length > MAX_MP3_CHANNELS ? [mixToMono(channels)] : channels
  }
  yield take(first)
  for await (const block of rest) yield take(block)
}

async function writePieces(target: string, pieces: ReturnType<typeof encodeMp3Pieces>): Promise<void> {
  const file = await open(target, 'wx')
  try {
    for await (const { bytes, offset } of pieces) {
      const { bytesWritten } = await file.write(bytes, 0, bytes.length, offset)
      if (bytesWritten !== bytes.length)
        throw new Error(`${bytesWritten} of ${bytes.length} bytes of ${target} were written`)
    }
  } finally {
    await file.close()
  }
}

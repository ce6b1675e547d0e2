import { chooseMp3Rate, encodeMp3Stream, mixToMono } from '@lectern/media'
import { decodeSound } from '../audio-decoding/decode-sound'
import { type DecodedSound, type RefusedSound, refuseSound, UnreadableSound } from '../audio-decoding/decoded-sound'

export type ConvertedSound = { kind: 'converted'; mp3: Uint8Array<ArrayBuffer>; durationSeconds: number } | RefusedSound

const MAX_MP3_CHANNELS = 2

/** Converts a recording to an MP3 that plays in step with it. A recording that cannot be converted is refused with the reason. */
export async function convertToMp3(path: string, maxSeconds: number): Promise<ConvertedSound> {
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
    const mp3 = await encodeMp3Stream({ sampleRate, blocks: toChannels(first.value, blocks, counted) })
    return { kind: 'converted', mp3, durationSeconds: counted.samples / sampleRate }
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

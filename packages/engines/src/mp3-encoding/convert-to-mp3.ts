import { chooseMp3Rate, encodeMp3Stream } from '@lectern/media'
import { decodeSound } from '../audio-decoding/decode-sound'
import { type DecodedSound, type SoundProblem, UnreadableSound } from '../audio-decoding/decoded-sound'
import { mixToMono } from '../audio-decoding/mix-to-mono'

export type ConvertedSound =
  | { kind: 'converted'; mp3: Uint8Array<ArrayBuffer>; durationSeconds: number }
  | { kind: 'refused'; problem: SoundProblem; message: string }

/** MP3 has one or two channels. */
const MOST_CHANNELS = 2

/** A recording as an MP3 whose times are its own. What cannot be converted is answered with its reason. */
export async function convertToMp3(path: string, longestSeconds: number): Promise<ConvertedSound> {
  const stretches = decodeSound(path, longestSeconds)
  try {
    const first = await stretches.next()
    if (first.done) throw new UnreadableSound('broken', 'There is no sound in the recording.')
    const { sampleRate } = first.value
    if (chooseMp3Rate(sampleRate) === null) {
      const message = `The recording has a sample rate of ${sampleRate} Hz. Save it with 44100 or 48000 Hz.`
      throw new UnreadableSound('unsupported-format', message)
    }
    const counted = { samples: 0 }
    const mp3 = await encodeMp3Stream({ sampleRate, stretches: toChannels(first.value, stretches, counted) })
    return { kind: 'converted', mp3, durationSeconds: counted.samples / sampleRate }
  } catch (error) {
    if (error instanceof UnreadableSound) return { kind: 'refused', problem: error.problem, message: error.message }
    throw error
  } finally {
    await stretches.return(undefined)
  }
}

async function* toChannels(
  first: DecodedSound,
  rest: AsyncIterable<DecodedSound>,
  counted: { samples: number },
): AsyncGenerator<readonly Float32Array[]> {
  const take = ({ channels }: DecodedSound) => {
    counted.samples += channels[0]?.length ?? 0
    return channels.length > MOST_CHANNELS ? [mixToMono(channels)] : channels
  }
  yield take(first)
  for await (const stretch of rest) yield take(stretch)
}

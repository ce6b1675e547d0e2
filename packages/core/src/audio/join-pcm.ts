import { countFrames, type Pcm } from './pcm'

/** A piece of sound, or silence of some seconds. */
export type PcmPart = Pcm | { silenceSeconds: number }

export type JoinedPcm =
  | {
      kind: 'ok'
      pcm: Pcm
      /** Where each part begins, in samples of the joined sound. */
      offsetsSamples: number[]
    }
  | { kind: 'broken'; reason: 'no-sound' | 'sample-rates-differ'; message: string }

/**
 * The parts one after another. A mono part sounds on every channel of a wider one, any other part on as many channels
 * as it has. Join samples and encode once: joined MP3 files drift. Nothing is resampled: different sample rates, or no
 * sound at all, are answered as broken. Negative silence counts as none.
 * @throws RangeError for silence that is not a number or has no end
 *
 * @example
 * const word = { sampleRate: 8000, channels: [new Float32Array(4000)] }
 * const joined = joinPcm([word, { silenceSeconds: 0.25 }, word])
 * joined.offsetsSamples // => [0, 4000, 6000]
 * durationSeconds(joined.pcm) // => 1.25
 * joinPcm([{ silenceSeconds: 1 }]).reason // => 'no-sound'
 */
export function joinPcm(parts: readonly PcmPart[]): JoinedPcm {
  const sounds = parts.filter((part) => 'channels' in part)
  const [first] = sounds
  if (first === undefined) {
    return { kind: 'broken', reason: 'no-sound', message: 'There is no sound to join. Add at least one recording.' }
  }
  const { sampleRate } = first
  const other = sounds.find((sound) => sound.sampleRate !== sampleRate)
  if (other !== undefined) {
    return {
      kind: 'broken',
      reason: 'sample-rates-differ',
      message: `Sounds of ${sampleRate} and of ${other.sampleRate} samples a second cannot be joined. Resample one of them.`,
    }
  }

  const lengths = parts.map((part) =>
    'channels' in part ? countFrames(part) : Math.max(0, Math.round(part.silenceSeconds * sampleRate)),
  )
  const offsetsSamples: number[] = []
  let totalSamples = 0
  for (const length of lengths) {
    offsetsSamples.push(totalSamples)
    totalSamples += length
  }

  const channelCount = Math.max(...sounds.map((sound) => sound.channels.length))
  const channels = Array.from({ length: channelCount }, (_, channel) => {
    const joined = new Float32Array(totalSamples)
    for (const [index, part] of parts.entries()) {
      if (!('channels' in part)) continue
      const samples = part.channels.length === 1 ? part.channels[0] : part.channels[channel]
      if (samples !== undefined) joined.set(samples, offsetsSamples[index])
    }
    return joined
  })
  return { kind: 'ok', pcm: { sampleRate, channels }, offsetsSamples }
}

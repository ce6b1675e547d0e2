import { elementAt } from '../../arrays/element-at'
import { countFrames, isSampleRate, type Pcm } from './pcm'

/** A part of a sound: samples, or silence in seconds. */
export type PcmPart = Pcm | { silenceSeconds: number }

/** Reasons why sounds cannot be joined. */
export type UnjoinableReason =
  | 'no-sound'
  | 'channels-differ'
  | 'unusable-sample-rate'
  | 'sample-rates-differ'
  | 'unusable-silence'
  | 'too-long'

/** Sounds that cannot be joined. `message` tells users what is wrong and what to do. */
export interface UnjoinablePcm {
  kind: 'broken'
  reason: UnjoinableReason
  message: string
}

/** The joined sound with the offset of each part, or the reason why the parts cannot be joined. */
export type JoinedPcm =
  | {
      kind: 'ok'
      pcm: Pcm
      /** The offset of each part, in samples of the joined sound. */
      offsetsSamples: number[]
    }
  | UnjoinablePcm

/** Twelve hours at the highest usual sample rate, more than a chapter of an audio book has. */
const MAX_SAMPLES = 2 ** 31

/**
 * Joins parts one after another. A mono part plays on every channel of a wider sound, any other part on as many channels as it
 * has. Join samples and encode once, because joined MP3 files drift. Does not resample: returns 'broken' for different sample
 * rates, for no sound at all, channels of different lengths, a rate that is not a number above 0, silence that is not a finite
 * number, and more than 2^31 samples. Negative silence counts as none. Never throws.
 *
 * @example
 * const word = { sampleRate: 8000, channels: [new Float32Array(4000)] }
 * const joined = joinPcm([word, { silenceSeconds: 0.25 }, word])
 * joined.offsetsSamples // => [0, 4000, 6000]
 * joined.pcm.channels[0].length / joined.pcm.sampleRate // => 1.25
 * joinPcm([{ silenceSeconds: 1 }]).reason // => 'no-sound'
 */
export function joinPcm(parts: readonly PcmPart[]): JoinedPcm {
  const sounds = parts.filter((part) => 'channels' in part)
  const fault = findFault(parts, sounds)
  if (fault !== null) return fault

  const { sampleRate } = elementAt(sounds, 0)
  const offsetsSamples: number[] = []
  let totalSamples = 0
  for (const part of parts) {
    offsetsSamples.push(totalSamples)
    totalSamples += 'channels' in part ? countFrames(part) : Math.max(0, Math.round(part.silenceSeconds * sampleRate))
  }
  const channelCount = sounds.reduce((most, sound) => Math.max(most, sound.channels.length), 0)
  if (!(totalSamples <= MAX_SAMPLES)) {
    return broken('too-long', `${totalSamples} samples are too many. Join fewer parts.`)
  }

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

function findFault(parts: readonly PcmPart[], sounds: readonly Pcm[]): UnjoinablePcm | null {
  const [first] = sounds
  if (first === undefined || sounds.every((sound) => sound.channels.length === 0)) {
    return broken('no-sound', 'There is no sound to join. Add a recording.')
  }
  for (const sound of sounds) {
    const { sampleRate, channels } = sound
    if (!isSampleRate(sampleRate)) {
      return broken('unusable-sample-rate', `A sample rate is above 0, not ${sampleRate}. Decode the sound again.`)
    }
    if (sampleRate !== first.sampleRate) {
      const rates = `${first.sampleRate} and ${sampleRate}`
      return broken('sample-rates-differ', `The sounds have sample rates of ${rates}. Resample one of them.`)
    }
    const other = channels.find((channel) => channel.length !== countFrames(sound))
    if (other !== undefined) {
      const lengths = `${countFrames(sound)} and ${other.length}`
      return broken('channels-differ', `The channels of a sound have ${lengths} samples. Cut them to one length.`)
    }
  }
  for (const part of parts) {
    if ('silenceSeconds' in part && !Number.isFinite(part.silenceSeconds)) {
      return broken('unusable-silence', `A silence lasts a number of seconds, not ${part.silenceSeconds}.`)
    }
  }
  return null
}

function broken(reason: UnjoinableReason, message: string): UnjoinablePcm {
  return { kind: 'broken', reason, message }
}

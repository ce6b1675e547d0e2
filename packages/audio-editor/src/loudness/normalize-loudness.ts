import { findTruePeaks } from './find-true-peaks'
import { measureLoudness } from './measure-loudness'

/** LUFS of speech in one channel; a stereo track of −16 is as loud. */
export const targetLoudness = -19
/** dBTP. Leaves headroom for the MP3, whose peaks are a little higher. */
export const highestPeak = -1.5
/** Quieter sound is background noise, and is amplified by no more than this. */
const MAX_GAIN_DECIBELS = 40
/** Time before a peak over which the gain falls, so that no click is heard. */
const LOOK_AHEAD_SECONDS = 0.004
/** Length of a gating block of EBU R 128; more silence makes no difference. */
const BLOCK_SECONDS = 0.4
const MAX_ROUNDS = 8
/** In LU. A smaller difference cannot be heard. */
const CLOSE_ENOUGH = 0.1

/**
 * Normalizes a sound of one channel to the target loudness (EBU R 128), and limits its peaks so that none exceeds the highest
 * true peak. Sound below the gate stays as it is.
 *
 * @param silenceSeconds silence before and after the sound, whose edges count in the loudness of the whole
 */
export function normalizeLoudness(samples: Float32Array, sampleRate: number, silenceSeconds = 0): Float32Array {
  let normalized = samples
  let decibels = 0
  const silence = Math.round(Math.min(silenceSeconds, BLOCK_SECONDS) * sampleRate)
  // Limiting the peaks makes the sound a little quieter; the next round makes up for it.
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missingDecibels = targetLoudness - measureLoudness(surround(normalized, silence), sampleRate)
    if (!Number.isFinite(missingDecibels)) return samples
    const next = Math.min(MAX_GAIN_DECIBELS, decibels + missingDecibels)
    if (Math.abs(next - decibels) < CLOSE_ENOUGH) return normalized
    decibels = next
    const gain = 10 ** (decibels / 20)
    normalized = limitPeaks(
      samples.map((sample) => sample * gain),
      sampleRate,
    )
  }
  return normalized
}

function surround(samples: Float32Array, silence: number): Float32Array {
  if (silence === 0) return samples
  const surrounded = new Float32Array(samples.length + 2 * silence)
  surrounded.set(samples, silence)
  return surrounded
}

/** Lowers the gain around each peak that exceeds the limit. */
function limitPeaks(samples: Float32Array, sampleRate: number): Float32Array {
  const ceiling = 10 ** (highestPeak / 20)
  const reach = Math.max(1, Math.round(LOOK_AHEAD_SECONDS * sampleRate))
  const gains = findTruePeaks(samples, ceiling).map((peak) => Math.min(1, ceiling / peak))
  if (gains.every((gain) => gain === 1)) return samples
  // Taking the lowest gain nearby and then its mean never exceeds the gain that any sample needs.
  const smooth = averageWithin(lowestWithin(gains, reach), reach)
  return samples.map((sample, index) => sample * (smooth[index] ?? 1))
}

function lowestWithin(values: Float32Array, reach: number): Float32Array {
  const lowest = values.slice()
  for (const [index, value] of values.entries()) {
    if (value === 1) continue
    const end = Math.min(values.length, index + reach + 1)
    for (let near = Math.max(0, index - reach); near < end; near += 1) {
      lowest[near] = Math.min(lowest[near] ?? 1, value)
    }
  }
  return lowest
}

function averageWithin(values: Float32Array, reach: number): Float32Array {
  const at = (index: number) => values[Math.min(values.length - 1, Math.max(0, index))] ?? 1
  let sum = 0
  for (let index = -reach; index <= reach; index += 1) sum += at(index)
  return values.map((_, index) => {
    const mean = sum / (2 * reach + 1)
    sum += at(index + reach + 1) - at(index - reach)
    return mean
  })
}

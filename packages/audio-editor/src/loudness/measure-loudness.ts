import { weightK } from './weight-k'

/** ITU-R BS.1770-4: the loudness of a sine of 997 Hz at full scale in one channel is −3.01 LUFS. */
const OFFSET = -0.691
const BLOCK_SECONDS = 0.4
const STEP_SECONDS = 0.1
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/**
 * Measures the integrated loudness of one channel by EBU R 128 (ITU-R BS.1770-4, gated), in LUFS. Returns −Infinity for sound
 * below the absolute gate, and for sound shorter than a block of 0.4 seconds measures all of it as one block.
 */
export function measureLoudness(samples: Float32Array, sampleRate: number): number {
  const weighted = weightK(samples, sampleRate)
  const powers = listBlockPowers(weighted, sampleRate).filter((power) => toLoudness(power) > ABSOLUTE_GATE)
  const gate = toLoudness(average(powers)) + RELATIVE_GATE
  return toLoudness(average(powers.filter((power) => toLoudness(power) > gate)))
}

function listBlockPowers(weighted: Float32Array, sampleRate: number): number[] {
  const size = Math.min(weighted.length, Math.round(BLOCK_SECONDS * sampleRate))
  const step = Math.round(STEP_SECONDS * sampleRate)
  const powers: number[] = []
  if (size === 0) return powers
  for (let start = 0; start + size <= weighted.length; start += step) {
    let sum = 0
    for (const sample of weighted.subarray(start, start + size)) sum += sample * sample
    powers.push(sum / size)
  }
  return powers
}

function average(powers: readonly number[]): number {
  return powers.reduce((sum, power) => sum + power, 0) / Math.max(1, powers.length)
}

function toLoudness(power: number): number {
  return OFFSET + 10 * Math.log10(power)
}

import { countFrames, type Pcm } from './pcm'

/** A waveform's outline: the loudest sample of each stretch of sound. */
export interface Peaks {
  secondsPerPeak: number
  /** The loudest sample of each stretch over all channels, 0 for silence, 1 for full scale. */
  values: Float32Array
}

/**
 * A waveform's outline: one value for each stretch of `secondsPerPeak`, the last one perhaps shorter. Stretches begin
 * at exact times, whatever the sample rate, so that a long recording does not drift.
 * @throws RangeError when a stretch is shorter than a sample or no number
 *
 * @example
 * const pcm = { sampleRate: 8, channels: [new Float32Array([0, 0.5, -0.25, 0, 0, -1, 0, 0])] }
 * computePeaks(pcm, 0.5).values // => new Float32Array([0.5, 1])
 */
export function computePeaks(pcm: Pcm, secondsPerPeak: number): Peaks {
  const samplesPerPeak = secondsPerPeak * pcm.sampleRate
  if (!(samplesPerPeak >= 1) || !Number.isFinite(samplesPerPeak)) {
    throw new RangeError(`A peak covers at least one sample: ${secondsPerPeak} s at ${pcm.sampleRate} Hz does not.`)
  }
  const frameCount = countFrames(pcm)
  const most = Math.ceil(frameCount / samplesPerPeak)
  // The last stretch may be rounded to begin where the sound has ended.
  const values = new Float32Array(Math.round((most - 1) * samplesPerPeak) < frameCount ? most : most - 1)
  for (let peak = 0; peak < values.length; peak++) {
    const from = Math.round(peak * samplesPerPeak)
    const to = Math.min(frameCount, Math.round((peak + 1) * samplesPerPeak))
    values[peak] = loudest(pcm.channels, from, to)
  }
  return { secondsPerPeak, values }
}

function loudest(channels: readonly Float32Array[], from: number, to: number): number {
  let most = 0
  for (const samples of channels) {
    for (let at = from; at < to; at++) {
      const loudness = Math.abs(samples[at] ?? 0)
      if (loudness > most) most = loudness
    }
  }
  return most
}

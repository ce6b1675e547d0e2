import { float32At } from '../../arrays/element-at'
import { countFrames, type Pcm } from './pcm'

/** The outline of a waveform: the loudest sample of each interval. */
export interface Peaks {
  secondsPerPeak: number
  /** The loudest sample of each interval over all channels, 0 for silence, 1 for full scale. */
  values: Float32Array
}

/**
 * Computes the outline of a waveform: one peak for each interval of `secondsPerPeak`; the last one may be shorter. Intervals
 * begin at exact times, whatever the sample rate, so that long recordings do not drift.
 * @throws RangeError if an interval is shorter than a sample or not a number
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
  // Rounding may place the start of the last interval at the end of the sound.
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
    const end = Math.min(to, samples.length)
    for (let at = from; at < end; at++) {
      const loudness = Math.abs(float32At(samples, at))
      if (loudness > most) most = loudness
    }
  }
  return most
}

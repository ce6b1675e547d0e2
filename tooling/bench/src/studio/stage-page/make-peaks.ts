import type { WaveformPeaks } from '@lectern/ui/waveform'

/** Resolutions as the product stores them: each level has a quarter of the peaks of the one before. */
const secondsPerPeak = [0.002, 0.008, 0.032, 0.128, 0.512, 2.048]
const loudness = 26_000

/** Makes the outline of a long sound. */
export function makePeaks(seconds: number): WaveformPeaks {
  return {
    seconds,
    levels: secondsPerPeak.map((perPeak) => {
      const bounds = new Int16Array(2 * Math.ceil(seconds / perPeak))
      for (let peak = 0; peak < bounds.length / 2; peak += 1) {
        const level = loudness * Math.abs(Math.sin(peak * 0.37) * Math.sin(peak * 0.011))
        bounds[2 * peak] = -level
        bounds[2 * peak + 1] = level
      }
      return { secondsPerPeak: perPeak, bounds }
    }),
  }
}

import type { WaveformPeaks } from '@lectern/ui/waveform'

/** The loudest sample of each interval, 0 for silence. */
export interface Loudness {
  readonly secondsPerPeak: number
  readonly values: Int16Array
}

/** Short enough for the pause in a word, long enough for the lowest voice to have a peak in it. */
const WANTED_SECONDS = 0.008

/** Returns the loudness of a sound in steps of 8 ms; null without sound. */
export function readLoudness({ levels }: WaveformPeaks): Loudness | null {
  const level = levels.find(({ secondsPerPeak }) => secondsPerPeak >= WANTED_SECONDS) ?? levels.at(-1)
  if (level === undefined) return null
  const values = new Int16Array(level.bounds.length / 2)
  level.bounds.forEach((bound, at) => {
    const peak = at >> 1
    const loudest = values[peak]
    const loudness = Math.min(32_767, Math.abs(bound))
    if (loudest !== undefined && loudness > loudest) values[peak] = loudness
  })
  return { secondsPerPeak: level.secondsPerPeak, values }
}

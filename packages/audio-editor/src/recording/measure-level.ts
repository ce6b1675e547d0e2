export interface Level {
  /** Decibels below full scale of the mean power; −Infinity for silence. */
  readonly decibels: number
  /** The loudest sample reached full scale: the recording is distorted. */
  readonly isClipped: boolean
}

/** Quieter sound is not speech into a microphone. */
export const speechDecibels = -45
const FULL_SCALE = 0.99

/** Measures the level of a short piece of sound, full scale −1 to 1. */
export function measureLevel(samples: Float32Array): Level {
  let power = 0
  let peak = 0
  for (const sample of samples) {
    power += sample * sample
    peak = Math.max(peak, Math.abs(sample))
  }
  return { decibels: 10 * Math.log10(power / Math.max(1, samples.length)), isClipped: peak >= FULL_SCALE }
}

/** Returns the length of the meter's bar, 0 at −60 dB and 1 at full scale. */
export function toMeter({ decibels }: Level): number {
  return Math.min(1, Math.max(0, 1 + decibels / 60))
}

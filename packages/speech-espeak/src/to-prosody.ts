/** Voice settings of a book: 0 to 1, `speed` around 1. */
export interface VoiceSettings {
  stability?: number
  similarity_boost?: number
  style?: number
  speed?: number
}

/** Parameters of the engine: words a minute, pitch and its range from 0 to 100. */
export interface Prosody {
  rate: number
  pitch: number
  range: number
}

const NORMAL_RATE = 175
const MIN_RATE = 80
const MAX_RATE = 450
const MIDDLE = 50
const STABILITY_REACH = 60
const STYLE_RANGE_REACH = 30
const STYLE_PITCH_REACH = 10

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

/**
 * Converts voice settings to the engine's parameters. Speed sets the rate; a stable voice has little variation of pitch, an
 * unstable or stylised one more. `similarity_boost` is ignored.
 */
export function toProsody({ stability = 0.5, style = 0, speed = 1 }: VoiceSettings): Prosody {
  const level = clamp(stability, 0, 1)
  const drama = clamp(style, 0, 1)
  return {
    rate: Math.round(clamp(NORMAL_RATE * speed, MIN_RATE, MAX_RATE)),
    pitch: Math.round(clamp(MIDDLE + drama * STYLE_PITCH_REACH, 0, 100)),
    range: Math.round(clamp(MIDDLE + (0.5 - level) * STABILITY_REACH + drama * STYLE_RANGE_REACH, 0, 100)),
  }
}

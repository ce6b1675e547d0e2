import { centsBetween, isFrequency } from './cents-between'
import { concertPitch, inTuneCents, standardTuning } from './music-table'
import { noteFrequency } from './note-frequency'

/** The string nearest to a tone; positive `cents` mean that the tone is too high. */
export interface StringReading {
  /** The string's note. */
  name: string
  /** Its index in the tuning, from 0. */
  index: number
  targetHz: number
  /** The distance of the tone above the string's note; negative below. */
  cents: number
  isInTune: boolean
}

/**
 * Finds the string nearest to a tone, measured in cents. Returns null for an invalid frequency, or a tuning without strings.
 * @param hz the tone in hertz
 * @param tuning notes of the strings; those of a guitar by default
 * @param a4 frequency of A4 in hertz, above 0; default 440
 * @throws RangeError if a string is not a note or `a4` is not a frequency
 *
 * @example
 * nearestString(110) // => { name: 'A2', index: 1, targetHz: 110, cents: 0, isInTune: true }
 * nearestString(112).isInTune // => false
 * nearestString(0) // => null
 */
export function nearestString(
  hz: number,
  tuning: readonly string[] = standardTuning,
  a4: number = concertPitch.initial,
): StringReading | null {
  if (!isFrequency(hz)) return null
  let best: StringReading | null = null
  for (const [index, name] of tuning.entries()) {
    const targetHz = noteFrequency(name, a4)
    const cents = centsBetween(hz, targetHz)
    if (best === null || Math.abs(cents) < Math.abs(best.cents)) {
      best = { name, index, targetHz, cents, isInTune: Math.abs(cents) <= inTuneCents }
    }
  }
  return best
}

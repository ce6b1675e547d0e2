import { centsBetween, isFrequency } from './cents-between'
import { concertPitch, inTuneCents, standardTuning } from './music-table'
import { noteFrequency } from './note-frequency'

/** The string that a tone is nearest to; `cents` above 0 are too high. */
export interface StringReading {
  /** The string's note. */
  name: string
  /** Its place in the tuning, from 0. */
  index: number
  targetHz: number
  /** How far the heard tone is above the string's note; negative below. */
  cents: number
  isInTune: boolean
}

/**
 * The string that a tone is nearest to, as the ear measures: in cents. Null for a frequency that is none, or a tuning
 * without strings.
 * @param hz the heard tone in hertz
 * @param tuning notes of the strings; those of a guitar unless given
 * @param a4 frequency of A4 in hertz, above 0; 440 unless given
 * @throws RangeError when a string is not a note or `a4` not a frequency
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

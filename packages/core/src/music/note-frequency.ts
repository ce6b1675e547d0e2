import { isFrequency } from './cents-between'
import { concertPitch, semitonesFromC } from './music-table'

const A4_SEMITONES = 4 * 12 + 9

/**
 * Returns the frequency of a note in equal temperament, in hertz.
 * @param name letter, any accidentals (#, b, ♯, ♭), octave: 'E2', 'F#3', 'B♭4'
 * @param a4 frequency of A4 in hertz, above 0; default 440
 * @throws RangeError if the name is not a note, `a4` is not a frequency, or the frequency of the note is not finite
 *
 * @example
 * noteFrequency('A4') // => 440
 * noteFrequency('A3', 442) // => 221
 * noteFrequency('E2').toFixed(2) // => '82.41'
 */
export function noteFrequency(name: string, a4: number = concertPitch.initial): number {
  const [, letter = '', accidentals = '', octave = ''] = /^([A-G])([#b♯♭]*)(-?\d+)$/u.exec(name) ?? []
  const semitones = semitonesFromC[letter]
  if (semitones === undefined) throw new RangeError(`"${name}" is not a note. Write it like E2, F#3 or Bb4.`)
  let shift = 0
  for (const accidental of accidentals) shift += accidental === '#' || accidental === '♯' ? 1 : -1
  if (!isFrequency(a4)) throw new RangeError(`The A4 of an instrument is a frequency above 0 Hz, not ${a4}.`)
  const hz = a4 * 2 ** ((Number(octave) * 12 + semitones + shift - A4_SEMITONES) / 12)
  if (!isFrequency(hz)) throw new RangeError(`"${name}" is outside the range of frequencies.`)
  return hz
}

import { describe, expect, test } from 'vitest'
import { centsBetween } from './cents-between'
import { standardTuning } from './music-table'
import { nearestString } from './nearest-string'
import { noteFrequency } from './note-frequency'

const isInTune = (cents: number) => nearestString(noteFrequency('D3') * 2 ** (cents / 1200))?.isInTune

describe('nearestString', () => {
  test('uses E2 A2 D3 G3 B3 E4 at A4 = 440 Hz by default', () => {
    const expected = [82.4069, 110, 146.8324, 195.9977, 246.9417, 329.6276]
    expect(standardTuning).toEqual(['E2', 'A2', 'D3', 'G3', 'B3', 'E4'])
    for (const [index, hz] of expected.entries()) {
      expect(noteFrequency(standardTuning[index] ?? '')).toBeCloseTo(hz, 3)
      expect(nearestString(hz)).toMatchObject({ index, isInTune: true })
    }
  })

  test('returns how flat a string is', () => {
    expect(nearestString(noteFrequency('A2') * 2 ** (-20 / 1200))).toMatchObject({ name: 'A2', isInTune: false })
    expect(nearestString(noteFrequency('A2') * 2 ** (-20 / 1200))?.cents).toBeCloseTo(-20, 9)
  })

  test('is in tune within 5 cents on either side', () => {
    expect([-5.1, -4.9, 0, 4.9, 5.1].map(isInTune)).toEqual([false, true, true, true, false])
  })

  test('returns null for silence, and throws for an unknown note', () => {
    for (const hz of [0, -1, NaN, Infinity]) expect(nearestString(hz)).toBeNull()
    expect(nearestString(100, [])).toBeNull()
    expect(() => nearestString(100, ['H2'])).toThrow(/"H2"/)
    expect(() => centsBetween(0, 440)).toThrow(/0 and 440/)
  })

  test('throws for an invalid concert pitch and for a note outside the range of frequencies', () => {
    for (const a4 of [0, -440, NaN, Infinity]) {
      expect(() => noteFrequency('E2', a4)).toThrow(new RegExp(`not ${a4}`))
      expect(() => nearestString(100, ['E2'], a4)).toThrow(new RegExp(`not ${a4}`))
    }
    for (const name of ['A99999', 'A-99999']) expect(() => noteFrequency(name)).toThrow(new RegExp(name))
  })

  test('reads accidentals in both spellings', () => {
    expect(noteFrequency('F#3')).toBe(noteFrequency('G♭3'))
    expect(noteFrequency('C4')).toBeCloseTo(261.6256, 3)
  })
})

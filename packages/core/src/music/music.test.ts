import { describe, expect, test } from 'vitest'
import { centsBetween } from './cents-between'
import { metronomeGrid } from './metronome-grid'
import { nearestString, standardTuning } from './nearest-string'
import { noteFrequency } from './note-frequency'
import { smoothPitch } from './smooth-pitch'
import { tapTempo } from './tap-tempo'

describe('metronomeGrid', () => {
  test('three beats at 120 with eighths', () => {
    const clicks = metronomeGrid({ bpm: 120, beats: 3, subdivisions: 2, startSeconds: 10, untilSeconds: 11.75 })
    expect(clicks.map((click) => [click.seconds, click.bar, click.beat, click.subdivision, click.isAccented])).toEqual([
      [10, 0, 0, 0, true],
      [10.25, 0, 0, 1, false],
      [10.5, 0, 1, 0, false],
      [10.75, 0, 1, 1, false],
      [11, 0, 2, 0, false],
      [11.25, 0, 2, 1, false],
      [11.5, 1, 0, 0, true],
    ])
  })

  test('an hour in, a click is where it would be counted afresh', () => {
    const [click] = metronomeGrid({ bpm: 97, beats: 4, startSeconds: 0, fromSeconds: 3600, untilSeconds: 3601 })
    expect(click?.seconds).toBe((5820 * 60) / 97)
  })

  test('a window without time is empty, numbers that make no metronome are refused', () => {
    const grid = { bpm: 100, beats: 4, startSeconds: 5, untilSeconds: 5 }
    expect(metronomeGrid(grid)).toEqual([])
    expect(() => metronomeGrid({ ...grid, bpm: 0 })).toThrow(/0 bpm/)
    expect(() => metronomeGrid({ ...grid, beats: 1.5 })).toThrow(/1\.5 beats/)
    expect(() => metronomeGrid({ ...grid, untilSeconds: Infinity })).toThrow(/Infinity/)
  })
})

describe('tapTempo', () => {
  test('one stray tap hardly counts, one tap alone not at all', () => {
    expect(tapTempo([0, 0.5, 1, 1.62, 2, 2.5])).toBe(120)
    expect(tapTempo([3])).toBeNull()
    expect(tapTempo([0, 10])).toBeNull()
  })
})

const isInTune = (cents: number) => nearestString(noteFrequency('D3') * 2 ** (cents / 1200))?.isInTune

describe('strings', () => {
  test('standard tuning is E2 A2 D3 G3 B3 E4 at A4 = 440 Hz', () => {
    const expected = [82.4069, 110, 146.8324, 195.9977, 246.9417, 329.6276]
    expect(standardTuning).toEqual(['E2', 'A2', 'D3', 'G3', 'B3', 'E4'])
    for (const [index, hz] of expected.entries()) {
      expect(noteFrequency(standardTuning[index] ?? '')).toBeCloseTo(hz, 3)
      expect(nearestString(hz)).toMatchObject({ index, isInTune: true })
    }
  })

  test('a string that is flat says by how much', () => {
    expect(nearestString(noteFrequency('A2') * 2 ** (-20 / 1200))).toMatchObject({ name: 'A2', isInTune: false })
    expect(nearestString(noteFrequency('A2') * 2 ** (-20 / 1200))?.cents).toBeCloseTo(-20, 9)
  })

  test('in tune means within 5 cents on either side', () => {
    expect([-5.1, -4.9, 0, 4.9, 5.1].map(isInTune)).toEqual([false, true, true, true, false])
  })

  test('silence is no string, an unknown note is refused by name', () => {
    for (const hz of [0, -1, NaN, Infinity]) expect(nearestString(hz)).toBeNull()
    expect(nearestString(100, [])).toBeNull()
    expect(() => nearestString(100, ['H2'])).toThrow(/"H2"/)
    expect(() => centsBetween(0, 440)).toThrow(/0 and 440/)
  })

  test('a concert pitch that is no frequency, and a note beyond all frequencies, are refused by name', () => {
    for (const a4 of [0, -440, NaN, Infinity]) {
      expect(() => noteFrequency('E2', a4)).toThrow(new RegExp(`not ${a4}`))
      expect(() => nearestString(100, ['E2'], a4)).toThrow(new RegExp(`not ${a4}`))
    }
    for (const name of ['A99999', 'A-99999']) expect(() => noteFrequency(name)).toThrow(new RegExp(name))
  })

  test('accidentals are read in both spellings', () => {
    expect(noteFrequency('F#3')).toBe(noteFrequency('G♭3'))
    expect(noteFrequency('C4')).toBeCloseTo(261.6256, 3)
  })
})

const play = (tones: readonly number[]) => {
  let state = smoothPitch([], null)
  return tones.map((hz) => {
    state = smoothPitch(state.history, { hz, clarity: 0.95 })
    return state.hz
  })
}

describe('smoothPitch', () => {
  test('a single slip of an octave does not show', () => {
    expect(play([82, 82, 82, 164, 82, 82])).toEqual([82, 82, 82, 82, 82, 82])
  })

  test('another string shows with its second window', () => {
    expect(play([82, 82, 82, 82, 82, 110, 110])).toEqual([82, 82, 82, 82, 82, 82, 110])
  })
})

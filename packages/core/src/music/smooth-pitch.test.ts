import { describe, expect, test } from 'vitest'
import { smoothPitch } from './smooth-pitch'

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

  test('two windows that are far from the old tone and from each other are slips, not a new string', () => {
    expect(play([82, 82, 82, 82, 82, 110, 165])).toEqual([82, 82, 82, 82, 82, 82, 82])
  })
})

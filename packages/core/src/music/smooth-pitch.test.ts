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
  test('ignores a single octave error', () => {
    expect(play([82, 82, 82, 164, 82, 82])).toEqual([82, 82, 82, 82, 82, 82])
  })

  test('shows another string from its second window on', () => {
    expect(play([82, 82, 82, 82, 82, 110, 110])).toEqual([82, 82, 82, 82, 82, 82, 110])
  })

  test('ignores two windows that are far from the old tone and from each other', () => {
    expect(play([82, 82, 82, 82, 82, 110, 165])).toEqual([82, 82, 82, 82, 82, 82, 82])
  })
})

import { describe, expect, it } from 'vitest'
import { readOwnColor } from './plan-highlights'

describe('the own colour of a rect', () => {
  it('has the opacity of the rect, 0.3 without one [PLAY-024]', () => {
    expect(readOwnColor({ fill: '#ff0000', opacity: 0.5 })).toBe('color-mix(in srgb, #ff0000 50%, transparent)')
    expect(readOwnColor({ fill: '#ff0000' })).toBe('color-mix(in srgb, #ff0000 30%, transparent)')
    expect(readOwnColor({ fill: 'red', opacity: 7 })).toBe('color-mix(in srgb, red 100%, transparent)')
  })
  it('is missing without a fill and with the one of new rects [PLAY-024]', () => {
    for (const fill of ['', '#00ff00', '#00FF00']) expect(readOwnColor({ fill, opacity: 1 })).toBeNull()
    expect(readOwnColor({})).toBeNull()
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex, toHex, type Rgb } from './color'
import { deriveAccent } from './derive-accent'
import { contrastSurroundings } from './themes/contrast'
import { darkSurroundings } from './themes/dark'
import { lightSurroundings } from './themes/light'

function rgb(hex: string): Rgb {
  const color = parseHex(hex)
  if (color === null) throw new Error(`${hex} is not a colour`)
  return color
}

const anyColor = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map(([red, green, blue]) => toHex([red, green, blue]))

describe.each([
  ['dark', darkSurroundings],
  ['light', lightSurroundings],
  ['contrast', contrastSurroundings],
] as const)('an accent in the %s theme', (_, surroundings) => {
  it('is readable and visible whatever colour it is derived from', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const accent = deriveAccent(color, surroundings)
        const least = surroundings.textContrast
        expect(contrastRatio(rgb(accent.onAccent), rgb(accent.accent))).toBeGreaterThanOrEqual(least)
        expect(contrastRatio(rgb(accent.onAccent), rgb(accent.accentHover))).toBeGreaterThanOrEqual(least)
        expect(contrastRatio(rgb(accent.onAccent), rgb(accent.accentPressed))).toBeGreaterThanOrEqual(least)
        expect(contrastRatio(rgb(accent.accentText), rgb(accent.accentSoft))).toBeGreaterThanOrEqual(least)
        for (const surface of surroundings.surfaces) {
          expect(contrastRatio(rgb(accent.accentText), rgb(surface))).toBeGreaterThanOrEqual(least)
          expect(contrastRatio(rgb(accent.accent), rgb(surface))).toBeGreaterThanOrEqual(3)
          // The only fill of a pressed toggle while it is hovered.
          expect(contrastRatio(rgb(accent.accentHover), rgb(surface))).toBeGreaterThanOrEqual(3)
          expect(contrastRatio(rgb(accent.accentPressed), rgb(surface))).toBeGreaterThanOrEqual(3)
        }
      }),
      // Colours of partners, and extreme ones.
      {
        numRuns: 500,
        examples: [['#597DCE'], ['#FD7E1D'], ['#FFEB3B'], ['#000000'], ['#FFFFFF'], ['#808080'], ['#00FF00']],
      },
    )
  })
})

it.each([
  ['dark', darkSurroundings],
  ['light', lightSurroundings],
  ['contrast', contrastSurroundings],
] as const)('a grey accent does not look disabled in the %s theme', (_, surroundings) => {
  for (const grey of ['#000000', '#111111', '#808080', '#8A8D93', '#FFFFFF']) {
    const accent = deriveAccent(grey, surroundings)
    for (const surface of surroundings.surfaces)
      expect(contrastRatio(rgb(accent.accent), rgb(surface))).toBeGreaterThanOrEqual(7)
    expect(accent.accentSoft).not.toBe(surroundings.surfaces[0])
  }
})

it.each([
  ['dark', darkSurroundings],
  ['light', lightSurroundings],
  ['contrast', contrastSurroundings],
] as const)("a button in a partner's colour changes when hovered and pressed, in the %s theme", (_, surroundings) => {
  const colors = ['#597DCE', '#FD7E1D', '#FFEB3B', '#0B6B3A', '#808080'].map((color) =>
    deriveAccent(color, surroundings),
  )
  // Some colours have no room between text and surfaces: yellow and orange in the light theme.
  const answering = colors.filter(({ accent, accentHover }) => accentHover !== accent)
  expect(answering.length).toBeGreaterThanOrEqual(3)
  for (const { accentHover, accentPressed } of answering) expect(accentPressed).not.toBe(accentHover)
})

it('keeps a colour that is readable as it is', () => {
  expect(deriveAccent('#597DCE', darkSurroundings).accent).toBe('#597DCE')
  expect(deriveAccent('#fd7e1d', darkSurroundings).accent).toBe('#FD7E1D')
})

it('throws for an invalid colour and names the format', () => {
  expect(() => deriveAccent('blue', darkSurroundings)).toThrow('Write it as #rrggbb')
})

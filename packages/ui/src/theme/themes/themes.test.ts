import { describe, expect, it } from 'vitest'
import { contrastRatio, mixColors, parseHex, type Rgb } from '../color'
import { defaultAccent } from '../default-accent'
import type { ThemeColors } from '../theme-colors'
import { themeNames } from '../theme-preference'
import { themes } from '.'

function rgb(hex: string): Rgb {
  const color = parseHex(hex)
  if (color === null) throw new Error(`${hex} is no colour`)
  return color
}
const ratio = (a: string, b: string) => contrastRatio(rgb(a), rgb(b))

/** The colour that is seen where one that lets light through lies on another. */
function lay(over: string, ground: Rgb): Rgb {
  const [red = NaN, green = NaN, blue = NaN, share = NaN] = [...over.matchAll(/[\d.]+/g)].map(Number)
  return mixColors(ground, [red, green, blue], share)
}

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'field'] as const
const pairs: readonly (readonly [keyof ThemeColors, keyof ThemeColors])[] = [
  ...surfaces.flatMap((surface) =>
    (['text', 'textMuted', 'accentText', 'criticalText', 'successText', 'warningText'] as const).map(
      (words) => [words, surface] as const,
    ),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onAccent', 'accentPressed'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
  ['onCritical', 'criticalPressed'],
  ['onSuccess', 'success'],
  ['onWarning', 'warning'],
  ['accentText', 'accentSoft'],
  ['criticalText', 'criticalSoft'],
  ['successText', 'successSoft'],
  ['warningText', 'warningSoft'],
  ['text', 'accentSoft'],
  ['text', 'criticalSoft'],
  ['text', 'successSoft'],
  ['text', 'warningSoft'],
  ['onWordHighlight', 'wordHighlight'],
]

describe.each(themeNames)('the %s theme', (name) => {
  const theme = themes[name]

  it.each(pairs)('writes %s readably on %s', (words, ground) => {
    expect(ratio(theme[words], theme[ground])).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5)
  })

  it.each(
    surfaces.flatMap((surface) =>
      (['borderStrong', 'focus', 'accent'] as const).map((shape) => [shape, surface] as const),
    ),
  )('draws %s so that it stands out on %s', (shape, surface) => {
    expect(ratio(theme[shape], theme[surface])).toBeGreaterThanOrEqual(3)
  })

  it.each(surfaces)('draws what is wrong so that it stands out on %s', (surface) => {
    expect(ratio(theme.critical, theme[surface])).toBeGreaterThanOrEqual(3)
  })

  it.each(['accent', 'critical'] as const)('answers the pointer and the press on a button filled with %s', (tone) => {
    const [rest, hovered, pressed] = [theme[tone], theme[`${tone}Hover`], theme[`${tone}Pressed`]]
    expect(ratio(rest, hovered)).toBeGreaterThanOrEqual(1.1)
    expect(ratio(hovered, pressed)).toBeGreaterThanOrEqual(1.1)
    expect(ratio(rest, pressed)).toBeGreaterThan(ratio(rest, hovered))
  })

  it.each([...surfaces, 'accentSoft'] as const)('lets a plain button rise from %s and be read there', (ground) => {
    const states = [
      [theme.fill, theme.fillBorder],
      [theme.fillHover, theme.fillBorderHover],
    ] as const
    for (const [fill, border] of states) {
      const button = lay(fill, rgb(theme[ground]))
      expect(contrastRatio(button, rgb(theme.text))).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5)
      // The border lies on the fill, which reaches below it.
      expect(contrastRatio(lay(border, button), rgb(theme[ground]))).toBeGreaterThanOrEqual(1.4)
    }
  })

  it.each(surfaces)('keeps readable on %s what cannot be used', (ground) => {
    // Units and values beside a control that is off are text like any other: on the grounds of a page they are read as such.
    const least = ground === 'canvas' || ground === 'surface' ? 4.5 : 4
    expect(ratio(theme.textDisabled, theme[ground])).toBeGreaterThanOrEqual(least)
  })

  it('shows at a glance what cannot be used: it is plainly weaker than what can', () => {
    expect(ratio(theme.textMuted, theme.textDisabled)).toBeGreaterThanOrEqual(1.5)
  })
})

it.each(['dark', 'light'] as const)(
  'the %s theme keeps what a slider has not reached quiet beside what it has',
  (name) => {
    const theme = themes[name]
    for (const surface of ['surface', 'canvas', 'raised'] as const) {
      expect(ratio(theme.track, theme[surface])).toBeGreaterThanOrEqual(1.4)
      expect(ratio(theme.track, theme[surface])).toBeLessThanOrEqual(1.95)
    }
    expect(ratio(theme.track, theme.accent)).toBeGreaterThanOrEqual(2)
  },
)

it('keeps the default accent as it is in the default theme', () => {
  expect(themes.dark.accent).toBe(defaultAccent)
})

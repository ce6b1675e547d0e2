import { describe, expect, it } from 'vitest'
import { contrastRatio, mixColors, parseHex, type Rgb } from '../color'
import { defaultAccent } from '../constant-table'
import type { ThemeColors } from '../theme-colors'
import { themeNames } from '../theme-preference'
import { themes } from '.'

function rgb(hex: string): Rgb {
  const color = parseHex(hex)
  if (color === null) throw new Error(`${hex} is not a colour`)
  return color
}
const ratio = (a: string, b: string) => contrastRatio(rgb(a), rgb(b))

/** Returns the visible colour of a partly transparent colour on another. */
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

  it.each(pairs)('has readable %s on %s', (words, ground) => {
    expect(ratio(theme[words], theme[ground])).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5)
  })

  it.each(
    surfaces.flatMap((surface) =>
      (['borderStrong', 'focus', 'accent'] as const).map((shape) => [shape, surface] as const),
    ),
  )('has visible %s on %s', (shape, surface) => {
    expect(ratio(theme[shape], theme[surface])).toBeGreaterThanOrEqual(3)
  })

  it.each(surfaces)('has visible errors on %s', (surface) => {
    expect(ratio(theme.critical, theme[surface])).toBeGreaterThanOrEqual(3)
  })

  it.each(['accent', 'critical'] as const)('changes a button filled with %s when it is hovered and pressed', (tone) => {
    const [rest, hovered, pressed] = [theme[tone], theme[`${tone}Hover`], theme[`${tone}Pressed`]]
    expect(ratio(rest, hovered)).toBeGreaterThanOrEqual(1.1)
    expect(ratio(hovered, pressed)).toBeGreaterThanOrEqual(1.1)
    expect(ratio(rest, pressed)).toBeGreaterThan(ratio(rest, hovered))
  })

  it.each([...surfaces, 'accentSoft'] as const)('makes a plain button visible and readable on %s', (ground) => {
    const states = [
      [theme.fill, theme.fillBorder],
      [theme.fillHover, theme.fillBorderHover],
    ] as const
    for (const [fill, border] of states) {
      const button = lay(fill, rgb(theme[ground]))
      expect(contrastRatio(button, rgb(theme.text))).toBeGreaterThanOrEqual(name === 'contrast' ? 7 : 4.5)
      // The border is drawn over the fill, which reaches below it.
      expect(contrastRatio(lay(border, button), rgb(theme[ground]))).toBeGreaterThanOrEqual(1.4)
    }
  })

  it.each(surfaces)('keeps disabled text on %s readable', (ground) => {
    // Units and values beside a disabled control are ordinary text: they are judged on the surfaces of a page.
    const least = ground === 'canvas' || ground === 'surface' ? 4.5 : 4
    expect(ratio(theme.textDisabled, theme[ground])).toBeGreaterThanOrEqual(least)
  })

  it('makes disabled text clearly weaker than enabled text', () => {
    expect(ratio(theme.textMuted, theme.textDisabled)).toBeGreaterThanOrEqual(1.5)
  })
})

it.each(['dark', 'light'] as const)(
  "the %s theme keeps the rest of a slider's rail quiet beside the part up to the knob",
  (name) => {
    const theme = themes[name]
    for (const surface of ['surface', 'canvas', 'raised'] as const) {
      expect(ratio(theme.track, theme[surface])).toBeGreaterThanOrEqual(1.4)
      expect(ratio(theme.track, theme[surface])).toBeLessThanOrEqual(1.95)
    }
    expect(ratio(theme.track, theme.accent)).toBeGreaterThanOrEqual(2)
  },
)

it('keeps the default accent unchanged in the default theme', () => {
  expect(themes.dark.accent).toBe(defaultAccent)
})

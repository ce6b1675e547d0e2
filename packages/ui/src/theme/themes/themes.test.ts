import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex, type Rgb } from '../color'
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

const surfaces = ['canvas', 'surface', 'raised', 'sunken', 'field'] as const
const pairs: readonly (readonly [keyof ThemeColors, keyof ThemeColors])[] = [
  ...surfaces.flatMap((surface) =>
    (['text', 'textMuted', 'accentText', 'criticalText', 'successText', 'warningText'] as const).map(
      (words) => [words, surface] as const,
    ),
  ),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
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

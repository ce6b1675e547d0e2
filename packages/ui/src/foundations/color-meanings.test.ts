import { expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../theme/color'
import type { ThemeColors } from '../theme/theme-colors'
import { themes } from '../theme/themes'
import { colorGroups } from './color-meanings'

const described = colorGroups.flatMap(({ colors }) => Object.entries(colors))

it('describes every colour of the contract once', () => {
  expect(described.map(([name]) => name).toSorted()).toEqual(Object.keys(themes.dark).toSorted())
  for (const [name, { meaning }] of described) expect(meaning, name).toMatch(/^[A-Z].*\.$/)
})

it.each(Object.entries(themes))('lists only contrasts that the %s theme reaches', (_, theme) => {
  const color = (name: string) => parseHex(theme[name as keyof ThemeColors])!
  for (const [name, { on = [], least = 3 }] of described) {
    for (const ground of on) expect(contrastRatio(color(name), color(ground)), name).toBeGreaterThanOrEqual(least)
  }
})

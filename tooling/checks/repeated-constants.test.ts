import { readFileSync } from 'node:fs'
import * as constants from '@lectern/core/book'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const source = (path: string) => read(`packages/ui/src/${path}`)
const found = (path: string, pattern: RegExp) => pattern.exec(source(path))?.[1]
const colorsIn = (text: string | undefined) => text?.match(/#[\da-f]{6}\b/gi)

/** The design system knows nothing of books: what it repeats must be what the constants say. */
describe('numbers that the design system repeats', () => {
  test('are those of the constants module [CONST-015]', () => {
    expect(Number(found('toast/toast-context.ts', /toastDurationMs = (\d+)/))).toBe(constants.toastMilliseconds)
    expect(Number(found('confirm-dialog/confirm-dialog.tsx', /dangerousConfirmDelaySeconds = (\d+)/)) * 1000).toBe(
      constants.dangerousConfirmMilliseconds,
    )
    expect(Number(found('theme/themes.css.ts', /motion: \{.* fade: '(\d+)ms'/))).toBe(constants.dialogFadeMilliseconds)
    expect(Number(found('theme/media.ts', /mobile: '\(width < (\d+)px\)'/))).toBe(constants.mobileBreakpointPixels)
    expect(found('theme/theme-preference.ts', /defaultThemePreference: ThemePreference = '(\w+)'/)).toBe(
      constants.defaultTheme,
    )
    expect(found('theme/default-accent.ts', /defaultAccent = '(.*)'/)).toBe(constants.defaultPrimaryColor)
    expect(found('dialog/dialog.tsx', /dialogSizes = \[(.*)\] as const/)).toBe(
      constants.dialogSizes.map((size) => `'${size}'`).join(', '),
    )
  })

  test('and the colours of partners that are looked at are those that partners bring', () => {
    const { partnerColors } = constants
    expect(colorsIn(found('foundations/partner-colors.ts', /partnerColors = \[(.*)\]/))).toEqual(partnerColors)
    const room = read('apps/storybook/.storybook/surroundings.ts')
    expect(colorsIn(/partnerColors = \{(.*)\}/.exec(room)?.[1])).toEqual(partnerColors)
  })
})

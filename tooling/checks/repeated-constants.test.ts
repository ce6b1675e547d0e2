import { readFileSync } from 'node:fs'
import * as constants from '@lectern/core/book'
import { describe, expect, test } from 'vitest'

const source = (path: string) => readFileSync(new URL(`../../packages/ui/src/${path}`, import.meta.url), 'utf8')
const found = (path: string, pattern: RegExp) => pattern.exec(source(path))?.[1]

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
    expect(found('dialog/dialog.tsx', /dialogSizes = \[(.*)\] as const/)).toBe(
      constants.dialogSizes.map((size) => `'${size}'`).join(', '),
    )
  })
})

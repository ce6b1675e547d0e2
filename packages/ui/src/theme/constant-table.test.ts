import { afterEach, expect, it, vi } from 'vitest'
import * as looks from './constant-table'

// Other test files of this process would get the modules that read the changed table.
afterEach(() => {
  vi.doUnmock('./constant-table')
  vi.resetModules()
})

it('holds the looks that the specification names [CONST-015]', () => {
  expect(looks).toMatchObject({
    defaultThemePreference: 'dark',
    defaultAccent: '#597DCE',
    partnerColors: { orange: '#fd7e1d', yellow: '#ffeb3b' },
    mobileBreakpointPixels: 768,
    dialogSizes: ['s', 'm', 'l', 'xl', 'huge'],
    dialogFadeMilliseconds: 150,
    dangerousConfirmMilliseconds: 2000,
    toastMilliseconds: 5000,
  })
})

it('takes theme, accent and layout from the entries of the constant table [CONST-015]', async () => {
  vi.resetModules()
  vi.doMock('./constant-table', () => ({
    ...looks,
    defaultThemePreference: 'light',
    defaultAccent: '#112233',
    mobileBreakpointPixels: 500,
  }))
  const { media } = await import('./media')
  const { chooseAccent } = await import('./choose-accent')
  const { parseThemePreference } = await import('./theme-preference')
  const { themeScript } = await import('./theme-script')
  expect([media.mobile, media.desktop]).toEqual(['(width < 500px)', '(width >= 500px)'])
  expect(chooseAccent(null)).toBe('#112233')
  expect(parseThemePreference(null)).toBe('light')
  expect(themeScript).toContain("p='light'")
})

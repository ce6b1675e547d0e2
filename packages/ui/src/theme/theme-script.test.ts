import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { themeScript } from './theme-script'

function run(stored: string | null | Error, systemIsDark: boolean): Record<string, string> {
  const dataset: Record<string, string> = {}
  runInContext(
    themeScript,
    createContext({
      document: { documentElement: { dataset } },
      localStorage: {
        getItem: (key: string) => {
          if (stored instanceof Error) throw stored
          return key === 'theme' ? stored : null
        },
      },
      matchMedia: () => ({ matches: systemIsDark }),
    }),
  )
  return dataset
}

it('applies the theme stored under "theme" before anything else runs', () => {
  expect(run('light', true)).toEqual({ themePreference: 'light', theme: 'light' })
  expect(run('contrast', true)).toEqual({ themePreference: 'contrast', theme: 'contrast' })
})

it('applies dark without a valid stored value or without storage', () => {
  for (const stored of [null, 'blue', new Error('storage is closed')]) {
    expect(run(stored, false)).toEqual({ themePreference: 'dark', theme: 'dark' })
  }
})

it('follows the operating system when the preference is system', () => {
  expect(run('system', true)['theme']).toBe('dark')
  expect(run('system', false)['theme']).toBe('light')
})

it.each(['reader', 'studio'])('is the script that the %s serves before its stylesheet', (app) => {
  const served = new URL(`../../../../apps/${app}/public/theme.js`, import.meta.url)
  expect(readFileSync(served, 'utf8')).toBe(`${themeScript}\n`)
})

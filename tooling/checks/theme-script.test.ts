import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const apps = join(import.meta.dirname, '..', '..', 'apps')

/** Runs the theme script of an app, a copy of `themeScript` of @lectern/ui, and returns the theme that it sets. */
function draw(app: string, stored: string | null, systemIsDark: boolean): string | undefined {
  const dataset: { theme?: string } = {}
  const page = {
    document: { documentElement: { dataset } },
    localStorage: { getItem: (key: string) => (key === 'theme' ? stored : null) },
    matchMedia: () => ({ matches: systemIsDark }),
  }
  runInContext(readFileSync(join(apps, app, 'public/theme.js'), 'utf8'), createContext(page))
  return dataset.theme
}

describe.each(['reader', 'studio'])('the %s', (app) => {
  test('sets the stored theme before its first paint', () => {
    for (const theme of ['dark', 'light', 'contrast']) expect(draw(app, theme, false)).toBe(theme)
    expect([draw(app, 'system', true), draw(app, 'system', false)]).toEqual(['dark', 'light'])
    expect([draw(app, null, false), draw(app, 'blue', false)]).toEqual(['dark', 'dark'])
  })

  test('runs that script in its head, not deferred and not as a module', () => {
    const [head = ''] = readFileSync(join(apps, app, 'index.html'), 'utf8').split('</head>')
    expect(head).toContain('<script src="/theme.js"></script>')
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeScript } from '../../packages/ui/src/theme/theme-script'

const apps = join(import.meta.dirname, '..', '..', 'apps')

// Written into files, because the pages allow no script of their own: the design system has the one that is meant.
test.each(['reader', 'studio'])('the %s draws the stored theme before its first paint', (app) => {
  expect(readFileSync(join(apps, app, 'public/theme.js'), 'utf8').trim()).toBe(themeScript)
  const [head = ''] = readFileSync(join(apps, app, 'index.html'), 'utf8').split('</head>')
  // Neither deferred nor a module: either would run after the first paint.
  expect(head).toContain('<script src="/theme.js"></script>')
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readText, readValue } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const taskOf: Readonly<Record<string, string>> = {
  'vitest.config.ts': 'test:unit',
  'vitest.browser.config.ts': 'test:components',
  'vitest.http.config.ts': 'test:http',
  'vitest.packed.config.ts': 'test:packed',
  'playwright.config.ts': 'journeys',
}
/** Tests of the launcher are a task of the root, because the launcher runs before packages are installed. */
const others: Readonly<Record<string, string>> = {
  'apps/storybook/vitest.config.ts': 'test:stories:ui',
  'tooling/launcher/vitest.config.ts': '',
}

it('every package with a configuration of tests has the task that runs them', () => {
  const configs = globSync('{apps,packages,tooling}/*/{vitest,playwright}*config.ts', { cwd: root })
  expect(configs.length).toBeGreaterThan(30)
  const missing = configs.filter((config) => {
    const path = config.replaceAll('\\', '/')
    const task = others[path] ?? taskOf[path.split('/').at(-1) ?? '']
    if (task === '') return false
    const manifest: unknown = JSON.parse(readFileSync(join(root, dirname(path), 'package.json'), 'utf8'))
    return task === undefined || readText(readValue(manifest, 'scripts'), task) === ''
  })
  expect(missing).toEqual([])
})

it('the story tasks of the storybook cover every package that has stories', () => {
  const files = globSync('{apps,packages}/*/src/**/*.stories.tsx', { cwd: root })
  const folders = new Set(files.map((file) => file.replaceAll('\\', '/').split('/').slice(0, 2).join('/')))
  const manifest: unknown = JSON.parse(readFileSync(join(root, 'apps/storybook/package.json'), 'utf8'))
  const scripts = readValue(manifest, 'scripts')
  const tasks = ['ui', 'authoring', 'reader', 'studio'].map((part) => readText(scripts, `test:stories:${part}`))
  const commands = `${tasks.join(' ')} `
  expect([...folders].filter((folder) => !commands.includes(` ${folder}/ `))).toEqual([])
})

import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isJsonObject, readJsonObject } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const messages = join(root, 'packages', 'messages')
const spanish = join('src', 'es', 'studio.ts')

/** Reads a value from nested objects, such as a script of a package. */
const within = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((held, name) => (isJsonObject(held) ? held[name] : undefined), value)
const build = String(within(readJsonObject(join(messages, 'package.json')), 'scripts', 'build'))

let copied = ''
beforeEach(() => {
  copied = mkdtempSync(join(tmpdir(), 'lectern-messages-'))
})
afterEach(() => rmSync(copied, { recursive: true }))

/** Builds a copy of the package, in which one file is changed, with the package's own build command. */
function buildWith(file: string, change: (source: string) => string) {
  const copy = join(copied, 'packages', 'messages')
  for (const part of ['src', 'package.json', 'tsconfig.json', 'tsconfig.published.json', 'tsup.config.ts']) {
    cpSync(join(messages, part), join(copy, part), { recursive: true })
  }
  for (const shared of ['tsconfig.base.json', 'tsconfig.published.json'])
    cpSync(join(root, shared), join(copied, shared))
  symlinkSync(join(messages, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, file), change(readFileSync(join(messages, file), 'utf8')))
  const { status, stdout, stderr } = spawnSync(build, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(messages, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) },
  })
  return { status, said: stdout + stderr }
}

it('the build of the messages fails on a missing Spanish text and names it', { timeout: 120_000 }, () => {
  const { status, said } = buildWith(spanish, (source) => source.replace(/^ {2}libraryNew: .*\n/m, ''))
  expect(status).not.toBe(0)
  expect(said).toContain("'libraryNew' is missing")
})

it(
  'the build of the messages fails in every catalogue when a language is added without texts',
  { timeout: 120_000 },
  () => {
    const locales = join('src', 'interface-locale.ts')
    const { status, said } = buildWith(locales, (source) => source.replace("['en', 'es']", "['en', 'es', 'de']"))
    expect(status).not.toBe(0)
    for (const file of globSync('src/catalogues/*.ts', { cwd: messages, exclude: ['**/*.test.ts'] })) {
      expect(said).toMatch(new RegExp(`${basename(file)}.*\\n?.*'de' is missing`))
    }
  },
)

it('the build of every app checks its types first, so that no screen uses a missing text', () => {
  const builds = { reader: 'build', server: 'build', storybook: 'build:static', studio: 'build' }
  for (const [app, task] of Object.entries(builds)) {
    const turbo = readJsonObject(join(root, 'apps', app, 'turbo.json'))
    expect([app, within(turbo, 'tasks', task, 'dependsOn')]).toEqual([app, expect.arrayContaining(['typecheck'])])
  }
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { isJsonObject, readJsonObject } from './read-json.ts'

const root = join(import.meta.dirname, '..', '..')
const messages = join(root, 'packages', 'messages')
const spanish = join('src', 'es', 'studio.ts')

/** What an object of an object holds, such as a script of a package. */
const within = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((held, name) => (isJsonObject(held) ? held[name] : undefined), value)
const build = String(within(readJsonObject(join(messages, 'package.json')), 'scripts', 'build'))

const copied = mkdtempSync(join(tmpdir(), 'lectern-messages-'))
afterAll(() => rmSync(copied, { recursive: true }))

/** The package with another Spanish studio, elsewhere, where it is built as the package itself says. */
function buildWith(changeSpanish: (source: string) => string) {
  const copy = join(copied, 'packages', 'messages')
  for (const file of ['src', 'package.json', 'tsconfig.json', 'tsup.config.ts']) {
    cpSync(join(messages, file), join(copy, file), { recursive: true })
  }
  cpSync(join(root, 'tsconfig.base.json'), join(copied, 'tsconfig.base.json'))
  symlinkSync(join(messages, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(copy, spanish), changeSpanish(readFileSync(join(messages, spanish), 'utf8')))
  const { status, stdout, stderr } = spawnSync(build, {
    cwd: copy,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH: [join(messages, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) },
  })
  return { status, said: stdout + stderr }
}

it('the build of the messages fails where a Spanish text is missing, and names it', { timeout: 120_000 }, () => {
  const { status, said } = buildWith((source) => source.replace(/^ {2}libraryNew: .*\n/m, ''))
  expect(status).not.toBe(0)
  expect(said).toContain("'libraryNew' is missing")
})

it('the build of every app checks its types first, so that no screen asks for a text that is not there', () => {
  for (const app of ['reader', 'server', 'storybook', 'studio']) {
    const turbo = readJsonObject(join(root, 'apps', app, 'turbo.json'))
    expect([app, within(turbo, 'tasks', 'build', 'dependsOn')]).toEqual([app, expect.arrayContaining(['typecheck'])])
  }
})

import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob, relative, sep } from 'node:path'
import { ImportGraph, reachModules } from '@lectern/import-graph'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Reads the inputs that a turbo.json names outside the package. */
function readInputs(file: string, task: string): string[] {
  const tasks: unknown = Reflect.get(Object(JSON.parse(readFileSync(join(root, file), 'utf8'))), 'tasks')
  const inputs: unknown = Reflect.get(Object(Reflect.get(Object(tasks), task)), 'inputs')
  if (!Array.isArray(inputs)) throw new Error(`${file}: ${task} has no inputs`)
  return inputs.map((input) => String(input).replace('$TURBO_ROOT$/', ''))
}

// The studio needs little of the reader's package, so that a change of a reader's screen runs none of its tests.
it.each([
  ['apps/studio/turbo.json', 'check:lint'],
  ['apps/studio/turbo.json', 'typecheck'],
  ['apps/studio/turbo.json', 'build'],
  ['apps/studio/turbo.json', 'test:components'],
  ['turbo.json', 'test:stories:studio'],
])('%s names every module of the reader that the studio loads as an input of %s', (file, task) => {
  const inputs = readInputs(file, task)
  const entries = globSync('apps/studio/src/**/*.{ts,tsx}', { cwd: root }).map((path) => join(root, path))
  const { modules } = reachModules(new ImportGraph(), entries, { types: true })
  const ofReader = [...modules]
    .map((module) => relative(root, module).split(sep).join('/'))
    .filter((module) => module.startsWith('packages/reader-ui/'))
  expect(ofReader.length).toBeGreaterThan(5)
  expect(ofReader.filter((module) => !inputs.some((input) => matchesGlob(module, input)))).toEqual([])
})

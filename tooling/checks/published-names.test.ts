// A change of a public name is a visible change of a file in published-names, and needs a changeset. After a change on purpose:
// pnpm exec vitest run --project checks published-names -u
// Ours, because API Extractor reads one built entry a run (63 runs of 3 seconds) and TypeDoc needs the type checker for all
// packages; the names in the sources are read in a second.
import { readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { coreEntryFiles, createCoreProgram } from './core-program.ts'
import { listExportedNames } from './list-exported-names.ts'
import { isJsonObject, readJsonObject } from './read-json.ts'
import { readPublicNames } from './read-public-names.ts'

const packages = join(import.meta.dirname, '..', '..', 'packages')
const published = readdirSync(packages)
  .map((name) => ({ name, manifest: readJsonObject(join(packages, name, 'package.json')) }))
  .filter(({ manifest }) => manifest['private'] !== true)

/** Lists the entries of a package that are modules, each with its source file. */
function listEntries(exports: unknown): [entry: string, source: string][] {
  return Object.entries(isJsonObject(exports) ? exports : {}).flatMap(([entry, conditions]) => {
    const source = isJsonObject(conditions) ? conditions['@lectern/source'] : undefined
    return typeof source === 'string' && /(?<!\.css)\.tsx?$/.test(source) ? [[entry, source] as const] : []
  })
}

it.each(published)('$name exports the recorded names and no others', async ({ name, manifest }) => {
  const listed = listEntries(manifest['exports']).map(([entry, source]) => {
    const names = listExportedNames(join(packages, name, source))
    return `${entry}\n${names.map((one) => `  ${one}\n`).join('')}`
  })
  expect(listed).not.toEqual([])
  await expect(listed.join('\n')).toMatchFileSnapshot(`published-names/${name}.txt`)
})

it('the functions of core have the recorded parameter and return types', async () => {
  const entries = readPublicNames(createCoreProgram(), coreEntryFiles)
  const listed = [...entries].map(([file, names]) => {
    const lines = names.flatMap(({ name, signatures }) => signatures.map((one) => `  ${name}${one}\n`)).toSorted()
    return `./${basename(relative(packages, join(file, '..')))}\n${lines.join('')}`
  })
  await expect(listed.join('\n')).toMatchFileSnapshot('published-names/core-signatures.txt')
})

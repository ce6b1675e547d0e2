import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareUnusedCode } from './compare-unused-code.ts'
import { findUnusedCode } from './find-unused-code.ts'
import { readPromisedNames } from './read-promised-names.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-unused-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

/** Returns the unused code of a workspace whose one application runs `main`. */
function findIn(main: string, files: Readonly<Record<string, string>>, promised: readonly string[] = []) {
  write({
    'apps/reader/index.html': '<script type="module" src="/src/main.ts"></script>',
    'apps/reader/src/main.ts': main,
    ...files,
  })
  return findUnusedCode(root, { promisedNames: new Set(promised) })
}

const page = "import { page } from '../../../packages/reader-ui/src/index'\npage()"
const index = "export { page } from './page'\nexport { spare } from './spare'"
const used = {
  'packages/reader-ui/src/index.ts': index,
  'packages/reader-ui/src/page.ts': 'export const page = () => 1',
}
const spare = 'export const spare = () => 2'

describe('findUnusedCode', () => {
  it('finds a module that only an index and a test import', async () => {
    const test = "import { spare } from './spare'\nspare()"
    const files = { 'packages/reader-ui/src/spare.ts': spare, 'packages/reader-ui/src/spare.test.ts': test }
    expect(await findIn(page, { ...used, ...files })).toEqual(['packages/reader-ui/src/spare.ts'])
  })

  it('accepts a module that is imported lazily', async () => {
    const lazy = `${page}\nvoid import('../../../packages/reader-ui/src/spare')`
    expect(await findIn(lazy, { ...used, 'packages/reader-ui/src/spare.ts': spare })).toEqual([])
  })

  it('finds an export that nothing imports, unless its own module uses it', async () => {
    const two = 'export const limit = 3\nexport const unused = 4 // unused\nexport const page = () => limit'
    const files = { ...used, 'packages/reader-ui/src/page.ts': two, 'packages/reader-ui/src/spare.ts': '' }
    expect(await findIn(page, files)).toEqual(['packages/reader-ui/src/page.ts#unused'])
  })

  it('finds what only another unused module imports', async () => {
    const files = { 'packages/reader-ui/src/spare.ts': "export { page as spare } from './second'" }
    const second = { 'packages/reader-ui/src/second.ts': 'export const page = () => 1' }
    expect(await findIn(page, { ...used, ...files, ...second })).toEqual(['packages/reader-ui/src/second.ts'])
  })

  it('ignores types, fixtures and folders of test support', async () => {
    const files = {
      'packages/reader-ui/src/spare.ts': 'export interface Spare {}',
      'packages/reader-ui/src/a.fixture.ts': spare,
      'packages/reader-ui/src/testing/b.ts': spare,
    }
    const main = `${page}\nimport type { Spare } from '../../../packages/reader-ui/src/spare'`
    expect(await findIn(main, { ...used, ...files })).toEqual([])
  })

  it("accepts all that the design system publishes, and core's promised names alone", async () => {
    const manifest = '{"exports": {".": {"@lectern/source": "./src/index.ts"}}}'
    const both = "export { a } from './a'\nexport { b } from './b'"
    const files = Object.fromEntries(
      ['ui', 'core'].flatMap((name) => [
        [`packages/${name}/package.json`, manifest],
        [`packages/${name}/src/index.ts`, both],
        [`packages/${name}/src/a.ts`, 'export const a = 1'],
        [`packages/${name}/src/b.ts`, 'export const b = 1'],
      ]),
    )
    expect(await findIn('', files, ['a'])).toEqual(['packages/core/src/b.ts'])
  })
})

describe('compareUnusedCode', () => {
  const later = { 'The reader': ['core/a.ts'], 'The studio': ['core#c'] }

  it('accepts what a later issue will use, in whichever folder it is', () => {
    expect(compareUnusedCode(['packages/core/src/x/y/a.ts', 'packages/core/src/b.ts#c'], later)).toEqual([])
  })

  it('reports all other unused code, and entries that are in use or gone', () => {
    const unused = ['packages/core/src/a.ts', 'packages/ui/src/a.ts']
    expect(compareUnusedCode(unused, later)).toEqual([
      'packages/ui/src/a.ts: no application uses it; delete it with its tests',
      expect.stringContaining('core#c: in use or gone'),
    ])
  })
})

it('reads the promised names from the interfaces of the contract', () => {
  write({ 'contract.ts': 'interface SyncEntry { a: () => void; b?: number }\ninterface Rect { x: number }' })
  expect([...readPromisedNames(join(root, 'contract.ts'))]).toEqual(['a', 'b'])
})

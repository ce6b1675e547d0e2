import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportGraph } from './import-graph.ts'
import { listAppEntries } from './list-app-entries.ts'
import { listPublishedEntries } from './list-published-entries.ts'
import { reachModules } from './reach-modules.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-graph-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Returns the modules and exports that `main.ts` reaches, by their paths in the folder. */
function reach(files: Readonly<Record<string, string>>, types = false): { modules: string[]; exports: string[] } {
  write(files)
  const { modules, exports } = reachModules(new ImportGraph(), [join(root, 'main.ts')], { types })
  const shorten = (all: ReadonlySet<string>) => [...all].map((path) => path.slice(root.length + 1)).toSorted()
  return { modules: shorten(modules), exports: shorten(exports) }
}

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

const a = 'export const a = 1\nexport const unused = 2'
const b = 'export const b = 1'

describe('reachModules', () => {
  it('follows names through an index to the module that declares them, and to no other', () => {
    const files = { 'index.ts': "export { a } from './a'\nexport * from './b'\nexport { c } from './c'", 'a.ts': a }
    const others = { 'b.ts': b, 'c.ts': 'export const c = 1' }
    expect(reach({ ...files, ...others, 'main.ts': "import { a, b } from './index'" })).toEqual({
      modules: ['a.ts', 'b.ts', 'index.ts', 'main.ts'],
      exports: ['a.ts#a', 'b.ts#b'],
    })
  })

  it('follows renamed exports', () => {
    const index = "export { a as first } from './a'"
    expect(reach({ 'index.ts': index, 'a.ts': a, 'main.ts': "import { first } from './index'" }).exports).toEqual([
      'a.ts#a',
    ])
  })

  it('follows lazy imports, with the names that are destructured', () => {
    const index = "export { a } from './a'\nexport { b } from './b'"
    const waited = { 'index.ts': index, 'a.ts': a, 'b.ts': b, 'main.ts': "const { a } = await import('./index')" }
    expect(reach(waited).modules).toEqual(['a.ts', 'index.ts', 'main.ts'])
    const then = "void import('./index').then(({ b: named }) => named)"
    expect(reach({ ...waited, 'main.ts': then }).modules).toEqual(['b.ts', 'index.ts', 'main.ts'])
    expect(reach({ ...waited, 'main.ts': "load(() => import('./index'))" }).modules).toHaveLength(4)
  })

  it('takes every export of a module that is imported as a namespace', () => {
    expect(reach({ 'a.ts': a, 'main.ts': "import * as all from './a'" }).exports).toEqual(['a.ts#a', 'a.ts#unused'])
  })

  it('follows imports for effects, workers and programs that are resolved by name', () => {
    const worker = "new Worker(new URL('./b.worker.ts', import.meta.url))"
    const main = `import './a'\n${worker}\nimport.meta.resolve('./c.ts')`
    expect(reach({ 'a.ts': a, 'b.worker.ts': b, 'c.ts': b, 'main.ts': main }).modules).toHaveLength(4)
  })

  it('follows imports of types only when asked to', () => {
    const files = { 'a.ts': 'export interface A {}', 'main.ts': "import type { A } from './a'" }
    expect(reach(files).modules).toEqual(['main.ts'])
    expect(reach(files, true).modules).toEqual(['a.ts', 'main.ts'])
  })

  it('ends in cycles of imports and of indexes', () => {
    const files = { 'a.ts': "import './b'\nexport * from './b'", 'b.ts': "import './a'\nexport * from './a'" }
    expect(reach({ ...files, 'main.ts': "import { nothing } from './a'" }).modules).toHaveLength(3)
    expect(reach({ ...files, 'main.ts': "import * as all from './a'" }).exports).toEqual([])
  })

  it('throws when a module cannot be parsed', () => {
    expect(() => reach({ 'main.ts': 'const =' })).toThrow('cannot be parsed')
  })
})

describe('the entries', () => {
  it('are the scripts of the pages of all apps but Storybook', async () => {
    const page = '<script type="module" src="/src/main.tsx"></script>'
    write({ 'apps/reader/index.html': page, 'apps/storybook/index.html': page })
    expect(await listAppEntries(root)).toEqual([join(root, 'apps/reader/src/main.tsx')])
  })

  it('are what builds name', async () => {
    write({
      'apps/server/tsup.config.ts': "export default { entry: { main: 'src/main.ts', worker: '../x.worker.ts' } }",
    })
    expect(await listAppEntries(root)).toEqual([join(root, 'apps/server/src/main.ts'), join(root, 'apps/x.worker.ts')])
  })

  it('are the sources that its exports list, for a package', () => {
    write({ 'package.json': '{"exports": {".": {"@lectern/source": "./src/index.ts"}, "./x.css": "./x.css"}}' })
    expect(listPublishedEntries(root)).toEqual([join(root, 'src/index.ts')])
  })
})

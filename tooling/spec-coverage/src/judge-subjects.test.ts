import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { judgeSubjects, type Use } from './judge-subjects.ts'
import type { CheckKind } from './requirement.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-subjects-'))
  write({
    'apps/reader/index.html': '<script type="module" src="/src/main.ts"></script>',
    'apps/reader/src/main.ts': "import { page } from '../../../packages/ui/src/index'\npage()",
    'packages/ui/src/index.ts': "export { page } from './page'\nexport { lonely } from './lonely'",
    'packages/ui/src/page.ts': 'export const page = () => 1',
    'packages/ui/src/lonely.ts': 'export const lonely = () => 2',
    'packages/core/package.json': '{"exports": {"./time": {"@lectern/source": "./src/time/index.ts"}}}',
    'packages/core/src/time/index.ts': "export { tick } from './tick'",
    'packages/core/src/time/tick.ts': "import { tock } from './tock'\nexport const tick = () => tock()",
    'packages/core/src/time/tock.ts': 'export const tock = () => 3',
  })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

async function findUse(path: string, text: string, kind: CheckKind = 'unit'): Promise<Use> {
  write({ [path]: text })
  const judge = await judgeSubjects(root)
  return judge({ title: 'x', kind, file: join(root, path) })
}

it('counts a module that an application imports through an index', async () => {
  expect(await findUse('packages/ui/src/page.test.ts', "import { page } from './page'")).toBe('application')
})

it('does not count a module that only its test and an index import', async () => {
  expect(await findUse('packages/ui/src/lonely.test.ts', "import { lonely } from './lonely'")).toBe('unused')
})

it('resolves the names that a test imports from an index', async () => {
  expect(await findUse('packages/ui/src/a.test.ts', "import { lonely } from './index'")).toBe('unused')
  expect(await findUse('packages/ui/src/b.test.ts', "import { page } from './index'")).toBe('application')
})

it('does not count a component that no application mounts, whatever else its test imports', async () => {
  const test = "import { page } from './page'\nimport { lonely } from './lonely'"
  expect(await findUse('packages/ui/src/lonely.browser.test.ts', test, 'component')).toBe('unused')
  expect(await findUse('packages/ui/src/lonely.stories.ts', test, 'component')).toBe('unused')
})

it('counts modules behind fixtures when a test imports fixtures alone', async () => {
  write({ 'packages/ui/src/testing/open.ts': "import { page } from '../page'\nexport const open = () => page()" })
  expect(await findUse('packages/ui/src/c.test.ts', "import { open } from './testing/open'")).toBe('application')
})

it("distinguishes core's published code, with its imports, from unused code", async () => {
  expect(await findUse('packages/core/src/time/tick.test.ts', "import { tick } from './tick'")).toBe('core')
  expect(await findUse('packages/core/src/time/tock.test.ts', "import { tock } from './tock'")).toBe('core')
})

it('counts journeys and HTTP tests: they drive the applications', async () => {
  expect(await findUse('packages/ui/src/d.http.test.ts', "import { lonely } from './lonely'", 'api')).toBe(
    'application',
  )
  expect(await findUse('apps/reader/e2e/e.spec.ts', '', 'e2e')).toBe('application')
})

it('does not count a test whose file was deleted', async () => {
  const judge = await judgeSubjects(root)
  expect(judge({ title: 'x', kind: 'unit', file: join(root, 'gone.test.ts') })).toBe('unused')
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFolderCycles } from './find-folder-cycles.ts'
import { measureComments, measureFallbacks, measureFiles, measureFunctions } from './measure-sources.ts'
import { measureFolderCycles } from './measure-workspace.ts'
import { readSources, type Source } from './read-sources.ts'

const source = (text: string, path = 'packages/ui/src/a.ts'): Source => ({ path, text, isTest: false })
const lines = (count: number) => '\n'.repeat(count)

describe('measureFiles', () => {
  it('returns the median, the 90th percentile and the files above 300 lines, without tests', () => {
    const files = [10, 20, 301].map((count) => source(lines(count)))
    const figures = measureFiles([...files, { ...source(lines(900)), isTest: true }])
    expect(figures.map(({ value }) => value)).toEqual([20, 301, 1])
  })
})

describe('measureFunctions', () => {
  it('counts functions of each form above 100 lines, by their first line', () => {
    const body = (count: number) => `{${lines(count - 1)}}`
    const forms = ['function a() ', 'const b = () => ', 'class C {\nd() ', 'const e = function () ']
    const ends = ['', '', '\n}', '']
    const texts = forms.map((form, index) => source(`${form}${body(101)}${ends[index]}`))
    expect(measureFunctions([...texts, source(`function f() ${body(100)}`)]).offenders).toEqual([
      'packages/ui/src/a.ts:1: 101 lines',
      'packages/ui/src/a.ts:1: 101 lines',
      'packages/ui/src/a.ts:2: 101 lines',
      'packages/ui/src/a.ts:1: 101 lines',
    ])
  })
})

describe('measureComments', () => {
  it('counts comments in any syntax that begin with What, How, Whether or That, also in tests', () => {
    const text = [
      '// What',
      '/** How so. */',
      ' * Whether',
      '* That',
      '// Whatever',
      'const how = 1 // Who',
      '// A. What',
    ].join('\n')
    expect(measureComments([{ ...source(text), isTest: true }]).value).toBe(4)
  })
})

describe('measureFallbacks', () => {
  it('counts each fallback to nothing in packages and apps, outside tests', () => {
    const text = "f(a ?? 0, b ?? '')\nc ?? []\nd ?? 0.5\ne ?? 10\ng ?? 'x'\nh ?? 0xff"
    expect(measureFallbacks([source(text)]).value).toBe(3)
    expect(measureFallbacks([source(text, 'tooling/a.ts'), { ...source(text), isTest: true }]).value).toBe(0)
  })
})

describe('findFolderCycles', () => {
  it('finds pairs and longer circles of sibling folders, each once', () => {
    const pair = [
      ['a/x.ts', 'b/y.ts'],
      ['b/z.ts', 'a/w.ts'],
    ] as const
    const circle = [
      ['c/1.ts', 'd/2.ts'],
      ['d/2.ts', 'e/3.ts'],
      ['e/3.ts', 'c/1.ts'],
      ['a/x.ts', 'c/1.ts'],
    ] as const
    expect(findFolderCycles([...pair, ...circle])).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ])
  })

  it('compares folders at every depth, and leaves out files beside them', () => {
    expect(
      findFolderCycles([
        ['a/b/1.ts', 'a/c/2.ts'],
        ['a/c/3.ts', 'a/b/4.ts'],
      ]),
    ).toEqual([['a/b', 'a/c']])
    expect(
      findFolderCycles([
        ['a/1.ts', 'types.ts'],
        ['types.ts', 'a/2.ts'],
        ['a/3.ts', 'a/b/4.ts'],
        ['a/b/4.ts', 'a/3.ts'],
      ]),
    ).toEqual([])
  })
})

describe('the figures of a workspace', () => {
  let root = ''
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'lectern-figures-'))
    write('packages/ui/src/a/a.ts', "import type { B } from '../b'")
    write('packages/ui/src/b/index.ts', "export type { B } from './b'")
    write('packages/ui/src/b/b.ts', 'export interface B {}')
    write('packages/ui/src/b/b.test.ts', "import '../a/a'")
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  it('count folders that import each other, types included, tests left out', () => {
    expect(measureFolderCycles(root, 'ui', readSources(root)).value).toBe(0)
    write('packages/ui/src/b/c.ts', "export { A } from '../a/a'")
    const figure = measureFolderCycles(root, 'ui', readSources(root))
    expect([figure.value, figure.offenders]).toEqual([2, ['packages/ui/src: a, b']])
  })

  it('read the sources of packages, apps and tooling, and know tests and fixtures', () => {
    write('packages/ui/src/x.gen.ts', '')
    write('packages/ui/dist/y.ts', '')
    write('tooling/z.mjs', '')
    write('apps/reader/e2e/journey.spec.ts', '')
    expect(
      readSources(root)
        .filter(({ isTest }) => !isTest)
        .map(({ path }) => path),
    ).toEqual(['packages/ui/src/a/a.ts', 'packages/ui/src/b/b.ts', 'packages/ui/src/b/index.ts', 'tooling/z.mjs'])
    expect(readSources(root).filter(({ isTest }) => isTest)).toHaveLength(2)
  })
})

import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { findDocFaults } from './find-doc-faults.ts'
import { readPublicNames } from './read-public-names.ts'

const EXAMPLE = ' * @example\n * f(1) // => 1\n */\n'

/** Returns the faults of a module with the given code. */
function faults(source: string): string[] {
  const host = ts.createCompilerHost({})
  const read = host.getSourceFile.bind(host)
  host.getSourceFile = (name, options) =>
    name === 'module.ts' ? ts.createSourceFile(name, source, options, true) : read(name, options)
  const program = ts.createProgram(['module.ts'], { noLib: true, types: [], strict: true }, host)
  const names = readPublicNames(program, ['module.ts']).get('module.ts') ?? []
  return names.flatMap((one) => findDocFaults(program.getTypeChecker(), one))
}

describe('a docstring', () => {
  it('is required for functions, constants and types', () => {
    expect(
      faults('export function f(): void {}\nexport const c = 1\nexport type T = string\nexport interface I {}'),
    ).toEqual([
      'f: no docstring',
      'f: no @example with what it answers',
      'c: no docstring',
      'T: no docstring',
      'I: no docstring',
    ])
    expect(faults('/** One. */\nexport const c = 1\n/** Two. */\nexport type T = string')).toEqual([])
  })

  it('is found behind a re-exported name', () => {
    expect(faults('/** One. */\nconst c = 1\nexport { c as d }\nconst e = 2\nexport { e as g }')).toEqual([
      'g: no docstring',
    ])
  })

  it('has an example with a result', () => {
    const fault = ['f: no @example with what it answers']
    expect(faults('/** Sings. */\nexport function f(): void {}')).toEqual(fault)
    expect(faults('/**\n * Sings.\n * @example\n * f()\n */\nexport function f(): void {}')).toEqual(fault)
    expect(faults(`/**\n * Sings.\n${EXAMPLE}export function f(): void {}`)).toEqual([])
  })
})

describe('the units of a docstring', () => {
  const documented = (words: string, signature: string) =>
    faults(`/**\n * ${words}\n${EXAMPLE}export function f${signature} { throw new Error() }`)

  it.each([
    ['(time: number): void', 'time'],
    ['(o: { time?: number }): void', 'time'],
    ['(): number', 'f'],
    ['(): number | null', 'f'],
  ])('are required: %s', (signature, named) => {
    expect(documented('Waits.', signature)).toEqual([`f: ${named} without a unit`])
    expect(documented('Waits some seconds.', signature)).toEqual([])
  })

  it.each([
    '(timeSeconds: number): void',
    '(bookId: number, index: number): void',
    '(id: number | string): void',
    '(a: string): string',
  ])('are not required if the name states the unit or nothing is counted: %s', (signature) => {
    expect(documented('Waits.', signature)).toEqual([])
  })
})

describe('the errors of a docstring', () => {
  const documented = (words: string, code: string) =>
    faults(`/**\n * ${words}\n${EXAMPLE}export function f(): void {${code}}\n${inner}`)
  const inner = 'function g(): void { throw new RangeError("no") }'

  it.each(['throw new RangeError("no")', 'g()', '[1].forEach(() => g())'])('are required: %s', (code) => {
    expect(documented('Sings.', code)).toEqual(['f: throws a RangeError and does not say so'])
    expect(documented('Sings, or throws a RangeError.', code)).toEqual([])
  })

  it.each(['throw new Error("cannot be")', 'try { g() } catch { f() }'])(
    'are not required if callers cannot cause the error: %s',
    (code) => {
      expect(documented('Sings.', code)).toEqual([])
    },
  )
})

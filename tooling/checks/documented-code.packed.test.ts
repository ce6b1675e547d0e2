// Checks TypeScript in README files and docs against the declarations of the built packages. Core's programs also run, in
// core-consumers.packed.test.ts.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readDocumentedCode, type DocumentedBlock } from './read-documented-code.ts'

const root = join(import.meta.dirname, '..', '..')

/** Type-checks programs in a folder from which this package's dependencies resolve to their builds. */
async function compile(programs: readonly DocumentedBlock[]): Promise<string[]> {
  const cache = join(import.meta.dirname, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'documented-code-'))
  try {
    const files = programs.map(({ language }, index) => `block-${index}.${language}`)
    programs.forEach(({ code }, index) => writeFileSync(join(folder, files[index] ?? ''), code))
    const compilerOptions = {
      // The declarations that others get, and not the sources.
      customConditions: [],
      noUnusedLocals: false,
      moduleDetection: 'force',
      types: ['vite/client', 'node'],
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    }
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.web.json'), compilerOptions, files }),
    )
    const output = await promisify(execFile)('tsc', ['-p', folder, '--pretty', 'false'], { cwd: folder }).then(
      () => '',
      (error: { readonly stdout?: string; readonly message: string }) => error.stdout || error.message,
    )
    return output
      .split('\n')
      .filter((line) => line !== '')
      .map((line) =>
        line.replace(/^.*block-(\d+)\.tsx?\((\d+),\d+\)/, (_match, index: string, row: string) => {
          const block = programs[Number(index)]
          return block === undefined ? line : block.place.replace(/\d+$/, String(block.line + Number(row) - 1))
        }),
      )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('TypeScript in README files and docs compiles against the public entries', { timeout: 180_000 }, async () => {
  const programs = readDocumentedCode(root).filter(({ language }) => language === 'ts' || language === 'tsx')
  expect(programs.length).toBeGreaterThan(15)
  expect(await compile(programs)).toEqual([])
})

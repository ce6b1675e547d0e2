import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countReport } from './count-report.ts'
import { parseJson } from './read-json.ts'
import { runProgram } from './run-program.ts'

let folder: string
beforeEach(() => {
  const place = join(import.meta.dirname, 'test-results')
  mkdirSync(place, { recursive: true })
  folder = mkdtempSync(join(place, 'package-'))
  const config = "export default { test: { globals: true, include: ['*.example.ts'] } }"
  writeFileSync(join(folder, 'vitest.http.config.ts'), config)
})
afterEach(() => rmSync(folder, { recursive: true }))

async function run(code: string) {
  writeFileSync(join(folder, 'book.example.ts'), code)
  const { exitCode } = await runProgram([process.execPath, join(import.meta.dirname, 'run-package-tests.ts'), 'http'], {
    cwd: pathToFileURL(`${folder}/`),
    env: { ...process.env, LECTERN_RERUN_FAILED: '1' },
    limitMinutes: 2,
  })
  const report = parseJson(readFileSync(join(folder, 'test-results', 'http.json'), 'utf8'))
  return { exitCode, ...countReport('vitest', report) }
}

const failsAtFirst = `
  import { existsSync, writeFileSync } from 'node:fs'
  const mark = import.meta.dirname + '/ran'
  describe('a book (of 2 pages)', () => {
    describe('in a frame', () => {
      test('opens', () => {
        const isFirst = !existsSync(mark)
        writeFileSync(mark, '')
        expect(isFirst).toBe(false)
      })
    })
    test('closes', () => {})
  })
  test('opens', () => {})`

it('a failed test runs once more by itself; if it passes, it counts as passed and is named', async () => {
  const { exitCode, passed, failed, flaky } = await run(failsAtFirst)
  expect({ exitCode, passed, failed }).toEqual({ exitCode: 0, passed: 3, failed: 0 })
  expect(flaky).toEqual([expect.stringMatching(/book\.example\.ts: a book \(of 2 pages\) in a frame opens$/)])
})

it('a test that fails twice fails the run', async () => {
  const { exitCode, passed, failed } = await run("describe('a book', () => test('opens', () => expect(1).toBe(2)))")
  expect(exitCode).not.toBe(0)
  expect({ passed, failed }).toEqual({ passed: 0, failed: 1 })
})

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A cell that begins with =, +, -, @, a tab or a line end is a formula to a spreadsheet program, whoever wrote it. Nothing
 * here writes tables for such programs; what comes to do so quotes its cells, proves it in a test, and stands here.
 */
const quoted: readonly string[] = []
const writesTables = /text\/(?:csv|tab-separated)|\bunparse\b|write-excel-file|\.(?:csv|tsv|xlsx)['"`]/

test('no code writes a table for a spreadsheet program without quoting formulas', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (path) => !/\.test\.|\.stories\.|\/testing\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(800)
  const writing = sources.filter((path) => writesTables.test(readFileSync(root + path, 'utf8')))
  expect(writing).toEqual(quoted)
})

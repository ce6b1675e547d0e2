import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * A spreadsheet program runs a cell that begins with =, +, -, @, a tab or a line end as a formula. Sources that write
 * tables for such programs quote these cells, have a test for it, and are listed here, with the texts that name their files.
 */
const quoted: readonly string[] = [
  'packages/authoring-ui/src/quizzes/quiz-results.tsx',
  'packages/messages/src/en/quiz-editor.ts',
  'packages/messages/src/es/quiz-editor.ts',
]
const writesTables = /text\/(?:csv|tab-separated)|\bunparse\b|write-excel-file|\.(?:csv|tsv|xlsx)['"`]/

test('no code writes tables for spreadsheets without quoting formulas', () => {
  const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (path) => !/\.test\.|\.stories\.|\/testing\//.test(path),
  )
  expect(sources.length).toBeGreaterThan(800)
  const writing = sources.filter((path) => writesTables.test(readFileSync(root + path, 'utf8')))
  expect(writing.toSorted()).toEqual(quoted)
})

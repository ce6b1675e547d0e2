import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const maxJourneys = 40

test('npm test runs at most 40 journeys', () => {
  const specs = globSync('apps/*/e2e/**/*.spec.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const journeys = specs
    .flatMap((spec) => spec.match(/^ *test\((?:(?!=> \{)[\s\S])*/gm) ?? [])
    .filter((opening) => !opening.includes("'@long'"))
  expect(journeys.length).toBeGreaterThan(10)
  expect(journeys.length).toBeLessThanOrEqual(maxJourneys)
})

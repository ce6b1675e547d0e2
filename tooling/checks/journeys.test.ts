import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const mostJourneys = 25

test('every run makes 25 journeys at most: what can be told of a component is not told by one', () => {
  const specs = globSync('apps/*/e2e/**/*.spec.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const journeys = specs.flatMap((spec) => spec.match(/^ *test\((?!.*'@long')/gm) ?? [])
  expect(journeys.length).toBeGreaterThan(10)
  expect(journeys.length).toBeLessThanOrEqual(mostJourneys)
})

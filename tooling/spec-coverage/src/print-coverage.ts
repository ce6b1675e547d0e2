// Prints which requirements are proven by tests that ran and passed. Reads the reports of the last `npm test`;
// without any it runs the tests first.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countCoverage } from './count-coverage.ts'
import { readPlaywrightReport, readVitestReport, type PassedTest } from './passed-test.ts'
import { readRequirements } from './requirement.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const results = join(root, 'test-results')

function reports(): string[] {
  return existsSync(results) ? readdirSync(results).filter((name) => name.endsWith('.json')) : []
}

if (reports().length === 0) {
  console.log('No results yet: running the tests first.')
  spawnSync('node', [join(root, 'tooling/test-runner/run-all.ts')], { cwd: root, stdio: 'inherit' })
}

const tests: PassedTest[] = reports().flatMap((name) => {
  const report: unknown = JSON.parse(readFileSync(join(results, name), 'utf8'))
  return name.startsWith('journeys-') ? readPlaywrightReport(report) : readVitestReport(report)
})
const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'))
const coverage = countCoverage(requirements, tests)

for (const { area, covered, total, missing } of coverage.areas) {
  console.log(
    `${area.padEnd(12)} ${String(covered).padStart(4)} / ${String(total).padEnd(4)} ${missing.length === 0 ? '' : `missing ${missing.join(' ')}`}`,
  )
}
for (const { id, title, reason } of coverage.refused) console.log(`not counted: ${id} (${reason}): ${title}`)
console.log(`${tests.length} tests passed`)
console.log(`${coverage.covered}/${coverage.total}`)

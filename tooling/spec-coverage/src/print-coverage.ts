// Prints which requirements are proven by tests that ran and passed. Reads the reports of the last run of tests;
// without any it runs the tests first.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countCoverage } from './count-coverage.ts'
import { readPlaywrightReport, readVitestReport } from './passed-test.ts'
import { readRun } from './read-run.ts'
import { readRequirements } from './requirement.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const results = join(root, 'test-results')

function runTests(): ReturnType<typeof readRun> {
  console.log('No results yet: running the tests first.')
  spawnSync('node', [join(root, 'tooling/test-runner/run-all.ts')], { cwd: root, stdio: 'inherit' })
  return readRun(results)
}

const run = readRun(results) ?? runTests()
if (run === null) throw new Error('The tests have left no results: run npm test')
const tests = run.reports.flatMap(({ name, report }) =>
  name.startsWith('journeys-') ? readPlaywrightReport(report) : readVitestReport(report),
)
const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'))
const coverage = countCoverage(requirements, tests)

for (const { area, covered, total, missing } of coverage.areas) {
  console.log(
    `${area.padEnd(12)} ${String(covered).padStart(4)} / ${String(total).padEnd(4)} ${missing.length === 0 ? '' : `missing ${missing.join(' ')}`}`,
  )
}
for (const { id, title, reason } of coverage.refused) console.log(`not counted: ${id} (${reason}): ${title}`)
for (const name of run.missing) console.log(`no report: ${name} (its step was left out, or broke)`)
console.log(`of the last run: ${run.reports.map(({ name }) => name).join(' ')}`)
console.log(`${tests.length} tests passed`)
console.log(`${coverage.covered}/${coverage.total}`)

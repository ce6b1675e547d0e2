// Prints the requirements that tests of the last run prove. Runs the tests first if there are no reports of a run.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countCoverage } from './count-coverage.ts'
import { judgeSubjects } from './judge-subjects.ts'
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
if (run === null) throw new Error('The run of the tests wrote no reports: run npm test')
const tests = run.reports.flatMap(({ name, report }) =>
  name.startsWith('journeys-') ? readPlaywrightReport(report) : readVitestReport(report),
)
const requirements = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'))
const coverage = countCoverage(requirements, tests, await judgeSubjects(root))

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

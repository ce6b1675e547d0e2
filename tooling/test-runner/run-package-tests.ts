// Runs one kind of test of the package in the current folder, as a Turborepo task, and writes its JSON report.
//   node run-package-tests.ts unit|components|http|stories|packed [--folder FOLDER] [--report NAME] [--all-cores]
//     [--exclude GLOB] [part of a path …]
// FOLDER has the tests, if they are not those of the package itself. The report is called like the kind, or NAME.
// Vitest leaves one core free; tests that wait for a database or another process much of their time use all.
// Our own and not Vitest's `retry`, which repeats a test immediately in the state that failed it. This one repeats it alone.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { applyReruns, hasPassed, listFailedTests, makeNamesRelative, type FailedTest } from './failed-tests.ts'
import { parseJson } from './read-json.ts'
import { runProgram } from './run-program.ts'

const configs: Readonly<Record<string, string>> = {
  unit: 'vitest.config.ts',
  components: 'vitest.browser.config.ts',
  http: 'vitest.http.config.ts',
  stories: 'vitest.config.ts',
  packed: 'vitest.packed.config.ts',
}
/** Kinds whose tests depend on a browser or a server, which a busy machine can starve. */
const kindsWithRerun = new Set(['components', 'http', 'stories'])
/** So many failures are a fault and not chance; each rerun starts a browser or a database. */
const MAX_RERUNS = 10
const LIMIT_MINUTES = 40
/** Property tests draw the same values in each run; `npm run test:long` and Vitest alone draw others. */
const PROPERTY_SEED = '1'

const root = join(import.meta.dirname, '..', '..')
const reports = join(process.cwd(), 'test-results')

async function runVitest(folder: string, config: string, file: string, filters: readonly string[] = []) {
  const path = join(reports, file)
  mkdirSync(reports, { recursive: true })
  const command = ['vitest', 'run', '--root', folder, '--config', config, '--reporter=dot', '--reporter=json']
  const { exitCode, output } = await runProgram([...command, `--outputFile.json=${path}`, ...filters], {
    cwd: pathToFileURL(`${root}/`),
    env: { LECTERN_PROPERTY_SEED: PROPERTY_SEED, ...process.env },
    limitMinutes: LIMIT_MINUTES,
  })
  console.log(output.trimEnd())
  const report = existsSync(path) ? parseJson(readFileSync(path, 'utf8')) : null
  return { exitCode, report, hasUnhandledErrors: /Vitest caught \d+ unhandled error/.test(output) }
}

async function rerun(folder: string, config: string, test: FailedTest) {
  const title = test.pattern === null ? [] : ['-t', test.pattern]
  const { report } = await runVitest(folder, config, 'rerun.json', [test.file, ...title])
  return [test, report] as const
}

async function runPackageTests(
  kind: string,
  folder: string,
  name: string,
  filters: readonly string[],
): Promise<number> {
  const config = configs[kind]
  if (config === undefined) throw new Error(`"${kind}" is not one of ${Object.keys(configs).join(', ')}`)
  const first = await runVitest(folder, config, `${name}.json`, filters)
  let { exitCode, report } = first
  const failed = listFailedTests(report)
  const mayRerun = process.env['LECTERN_RERUN_FAILED'] === '1' && kindsWithRerun.has(kind) && !first.hasUnhandledErrors
  if (mayRerun && failed.length > 0 && failed.length <= MAX_RERUNS) {
    const reruns = []
    for (const test of failed) reruns.push(await rerun(folder, config, test))
    report = applyReruns(report, reruns)
    if (reruns.every(([test, again]) => hasPassed(again, test))) exitCode = 0
  }
  if (report !== null) writeFileSync(join(reports, `${name}.json`), JSON.stringify(makeNamesRelative(report, root)))
  return exitCode
}

const { values, positionals } = parseArgs({
  options: {
    folder: { type: 'string', default: '.' },
    report: { type: 'string' },
    'all-cores': { type: 'boolean', default: false },
    exclude: { type: 'string' },
  },
  allowPositionals: true,
})
const [kind = '', ...filters] = positionals
process.exitCode = await runPackageTests(kind, resolve(values.folder), values.report ?? kind, [
  ...(values['all-cores'] ? ['--maxWorkers=100%'] : []),
  ...(values.exclude === undefined ? [] : [`--exclude=${values.exclude}`]),
  ...filters,
])

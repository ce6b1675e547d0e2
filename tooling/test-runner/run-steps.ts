import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { announceGroup } from './announce-group.ts'
import { beginResults } from './begin-results.ts'
import type { Counts } from './count-report.ts'
import { addCounts, countCheck, countTests } from './count-run.ts'
import { formatStep, formatTable, type StepLine } from './format-table.ts'
import { groupSteps, type StepGroup } from './group-steps.ts'
import { mergeReports } from './merge-reports.ts'
import { parseJson } from './read-json.ts'
import { findSummaryPath, measureSeconds, readSummary, type TaskOutcome } from './read-summary.ts'
import { reportNameOf } from './report-name.ts'
import { runProgram, type ProgramOutcome } from './run-program.ts'
import type { Step, StepReport } from './step.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface StepOutcome {
  readonly line: StepLine
  readonly counts: Counts
}

const root = join(import.meta.dirname, '..', '..')
/** A Turborepo run takes longer only if a program in it hangs. */
const LIMIT_MINUTES = 90
/** Lines of output printed for a group with a failure. The titles of failed tests are repeated at the end. */
const SHOWN_LINES = 300

/**
 * Runs the steps in order, goes on after a failure, and ends with the line "N passed, N failed".
 * @returns the exit code: 0 if nothing failed
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  beginResults(root, steps)
  const environment = await makeEnvironment()
  // Budgets are for a machine that does nothing else.
  const isMachineBusy = (loadavg()[0] ?? 0) > availableParallelism() / 2
  const started = performance.now()
  const outcomes: StepOutcome[] = []
  for (const group of groupSteps(steps)) {
    console.log(announceGroup(group))
    const { output, ended } = await runGroup(group, environment)
    if (ended.some(({ counts }) => counts.failed > 0)) console.log(lastLines(output))
    for (const { line } of ended) console.log(formatStep(line, isMachineBusy))
    outcomes.push(...ended)
  }
  const seconds = (performance.now() - started) / 1000
  const { passed, failures, flaky } = addCounts(outcomes.map(({ counts }) => counts))
  console.log(
    `\n${formatTable(
      outcomes.map(({ line }) => line),
      seconds,
      isMachineBusy,
    )}\n`,
  )
  for (const title of flaky) console.log(`flaky: ${title}`)
  if (failures.length > 0) console.log(`Failed:\n${failures.map((name) => `  ${name}`).join('\n')}\n`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** Returns the caller's environment with this repository's programs first on the path, and a browser for the tests. */
async function makeEnvironment(): Promise<Record<string, string | undefined>> {
  const own = process.env
  const browser = await run([process.execPath, 'tooling/browser.mjs'], own)
  // Without a browser the steps that need one fail and say why; the others still run.
  if (browser.exitCode !== 0) console.log(browser.output.trim())
  const chromium = browser.exitCode === 0 ? browser.output.trim().split('\n').at(-1) : undefined
  const version = chromium === undefined ? null : await run([chromium, '--version'], own)
  const path = Object.keys(own).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...own,
    [path]: [join(root, 'node_modules', '.bin'), own[path]].join(delimiter),
    ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }),
    // Part of the cache's keys: results of another browser or Node are other results.
    LECTERN_TEST_PLATFORM: [process.platform, process.version, version?.output.trim() ?? 'no browser'].join(' '),
    ...(own['CI'] === 'true' ? { LECTERN_RERUN_FAILED: '1' } : {}),
    CI: '1',
    NO_COLOR: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }
}

async function runGroup(
  group: StepGroup,
  environment: Environment,
): Promise<{ readonly output: string; readonly ended: readonly StepOutcome[] }> {
  if (group.kind === 'command') {
    const { step } = group
    const started = performance.now()
    const { command, limitMinutes } = step.run
    const { exitCode, output } = await run(command, { ...environment, ...step.environment }, limitMinutes)
    const counts = step.report
      ? countTests({ name: step.name, exitCode }, step.report.kind, readIfAny(step.report.file))
      : countCheck({ name: step.name, exitCode })
    const seconds = (performance.now() - started) / 1000
    return { output, ended: [{ counts, line: describe(step, counts, seconds, 0, 1) }] }
  }
  const command = [
    'turbo',
    'run',
    ...group.steps.flatMap((step) => step.run.tasks),
    `--concurrency=${group.concurrency}`,
    '--continue=dependencies-successful',
    '--output-logs=errors-only',
    '--summarize',
  ]
  const { exitCode, output } = await run(command, { ...environment, ...group.environment })
  const summary = findSummaryPath(output)
  const tasks = summary === null ? [] : readSummary(parseJson(readFileSync(summary, 'utf8')))
  return { output, ended: group.steps.map((step) => countTaskStep(step, step.run.tasks, tasks, exitCode)) }
}

function countTaskStep(
  step: Step,
  names: readonly string[],
  all: readonly TaskOutcome[],
  exitCode: number,
): StepOutcome {
  const tasks = all.filter(({ task, id }) => names.includes(task) || names.includes(id))
  const counts =
    tasks.length === 0 ? [countCheck({ name: step.name, exitCode: exitCode || 1 })] : countTasks(step, tasks)
  if (step.report) writeMergedReport(step.report, tasks)
  const sum = addCounts(counts)
  const cached = tasks.filter(({ isCached }) => isCached).length
  return { counts: sum, line: describe(step, sum, measureSeconds(tasks, all), cached, tasks.length) }
}

function countTasks({ name, report }: Step, tasks: readonly TaskOutcome[]): Counts[] {
  if (report) {
    return tasks.map((task) => {
      const ended = { name: `${name}: ${task.id}`, exitCode: task.exitCode }
      return countTests(ended, report.kind, readIfAny(reportPath(task)))
    })
  }
  const failed = tasks.filter((task) => task.exitCode !== 0)
  if (failed.length === 0) return [countCheck({ name, exitCode: 0 })]
  return failed.map((task) => countCheck({ name: `${name}: ${task.id}`, exitCode: task.exitCode }))
}

function writeMergedReport(report: StepReport, tasks: readonly TaskOutcome[]): void {
  const parts = tasks.flatMap((task) => readIfAny(reportPath(task)) ?? [])
  if (parts.length === 0) return
  const merged = mergeReports(report.kind, root, parts.map(parseJson))
  mkdirSync(dirname(join(root, report.file)), { recursive: true })
  writeFileSync(join(root, report.file), JSON.stringify(merged))
}

function reportPath({ directory, task }: TaskOutcome): string {
  return join(directory, 'test-results', reportNameOf(task))
}

function describe(step: Step, counts: Counts, seconds: number, cached: number, tasks: number): StepLine {
  const { name, budgetSeconds } = step
  return { name, budgetSeconds, seconds, passed: counts.passed, failed: counts.failed, cached, tasks }
}

function run(command: readonly string[], env: Environment, limitMinutes = LIMIT_MINUTES): Promise<ProgramOutcome> {
  return runProgram(command, { cwd: pathToFileURL(`${root}/`), env, limitMinutes })
}

function readIfAny(file: string): string | null {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')
}

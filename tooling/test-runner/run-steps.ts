import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beginResults } from './begin-results.ts'
import { countStep } from './count-step.ts'
import { runProgram, type ProgramOutcome } from './run-program.ts'
import type { Step } from './step.ts'

const root = join(import.meta.dirname, '..', '..')
const DEFAULT_LIMIT_MINUTES = 20
/** Enough to see what failed; the names of all that failed come again at the end. */
const SHOWN_LINES = 200

/**
 * Runs the steps one after the other, goes on after a failure, and ends with the line "N passed, N failed".
 * @returns the exit code: 0 when nothing failed
 */
export async function runSteps(steps: readonly Step[]): Promise<number> {
  beginResults(join(root, 'test-results'), steps)
  const environment = await makeEnvironment()
  const leftOut = new Set<string>()
  const failures: string[] = []
  const started = performance.now()
  let passed = 0
  for (const step of steps) {
    if (leftOut.has(step.name)) {
      failures.push(`${step.name}: left out, what it needs has failed`)
      console.log(`✗ ${step.name}: left out`)
      continue
    }
    const startedStep = performance.now()
    const { exitCode, output } = await runStep(step, environment)
    const counts = countStep(step, exitCode, readReport(step))
    passed += counts.passed
    failures.push(...counts.failures)
    const seconds = ((performance.now() - startedStep) / 1000).toFixed(1)
    if (counts.failed > 0) {
      for (const name of step.neededBy ?? []) leftOut.add(name)
      console.log(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'))
    }
    const mark = counts.failed === 0 ? '✓' : '✗'
    console.log(`${mark} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`)
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
  console.log(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** The caller's environment with this repository's programs first on the path, and a browser for the tests. */
async function makeEnvironment(): Promise<Record<string, string | undefined>> {
  const own = process.env
  const found = await runProgram([process.execPath, 'tooling/browser.mjs'], {
    cwd: pathToFileURL(`${root}/`),
    env: own,
    limitMinutes: DEFAULT_LIMIT_MINUTES,
  })
  // Without a browser the other steps still tell something; the browser's own ones fail and say why.
  if (found.exitCode !== 0) console.log(found.output.trim())
  const path = Object.keys(own).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...own,
    [path]: [join(root, 'node_modules', '.bin'), own[path]].join(delimiter),
    ...(found.exitCode === 0 ? { CHROMIUM_PATH: found.output.trim().split('\n').at(-1) } : {}),
    CI: '1',
    NO_COLOR: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  }
}

function runStep(step: Step, environment: Readonly<Record<string, string | undefined>>): Promise<ProgramOutcome> {
  return runProgram(step.command, {
    cwd: pathToFileURL(`${root}/`),
    env: { ...environment, ...step.environment },
    limitMinutes: step.limitMinutes ?? DEFAULT_LIMIT_MINUTES,
  })
}

function readReport(step: Step): string | null {
  const file = step.report && join(root, step.report.file)
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null
}

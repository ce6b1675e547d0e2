import { countReport, type Counts } from './count-report.ts'
import { parseJson } from './read-json.ts'
import type { ReportKind } from './step.ts'

/** A task or program that has ended. */
export interface EndedRun {
  readonly name: string
  /** Null if it did not run, because a task that it depends on failed. */
  readonly exitCode: number | null
}

/** Counts a run without a report as one check, judged by the exit code. */
export function countCheck({ name, exitCode }: EndedRun): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [], flaky: [] } : fail(`${name}: ${describe(exitCode)}`)
}

/**
 * Counts the tests of a run.
 * @param report text of its JSON report; null if it wrote none
 */
export function countTests(run: EndedRun, kind: ReportKind, report: string | null): Counts {
  const { name, exitCode } = run
  if (exitCode === null) return fail(`${name}: ${describe(exitCode)}`)
  const parsed = report === null ? null : parseJson(report)
  if (parsed === null) {
    const found = report === null ? 'no report' : 'a report that is not JSON'
    return fail(`${name}: ${describe(exitCode)}, ${found}`)
  }
  const counts = countReport(kind, parsed)
  // A crash or an unhandled rejection fails no single test. A run that found no test proves nothing.
  const hasCrashed = exitCode !== 0 && counts.failed === 0
  const isEmpty = counts.passed + counts.failed === 0
  if (!hasCrashed && !isEmpty) return counts
  const failures = [...counts.failures, `${name}: ${describe(exitCode)} after ${counts.passed} passed tests`]
  return { ...counts, failed: counts.failed + 1, failures }
}

/** Adds up the counts of several runs. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    flaky: all.flatMap(({ flaky }) => flaky),
  }
}

function fail(failure: string): Counts {
  return { passed: 0, failed: 1, failures: [failure], flaky: [] }
}

function describe(exitCode: number | null): string {
  return exitCode === null ? 'did not run, because a task that it depends on failed' : `exit code ${exitCode}`
}

import { countReport, type Counts } from './count-report.ts'
import type { Step } from './step.ts'

/**
 * What a step that has ended counts for.
 * @param exitCode of its program
 * @param report the text of its JSON report; null when it wrote none
 */
export function countStep(step: Step, exitCode: number, report: string | null): Counts {
  if (!step.report) {
    return exitCode === 0
      ? { passed: 1, failed: 0, failures: [] }
      : { passed: 0, failed: 1, failures: [`${step.name}: exit code ${exitCode}`] }
  }
  const parsed = report === null ? null : parseJson(report)
  if (parsed === null) {
    const found = report === null ? 'no report' : 'a report that is not JSON'
    return { passed: 0, failed: 1, failures: [`${step.name}: exit code ${exitCode}, ${found}`] }
  }
  const counts = countReport(step.report.kind, parsed)
  // A runner that fails without a failed test (a crash, an unhandled rejection) is a failure all the same, and so is
  // one that found nothing to run.
  const hasCrashed = exitCode !== 0 && counts.failed === 0
  const isEmpty = counts.passed + counts.failed === 0
  if (!hasCrashed && !isEmpty) return counts
  const failures = [...counts.failures, `${step.name}: exit code ${exitCode} after ${counts.passed} passed tests`]
  return { passed: counts.passed, failed: counts.failed + 1, failures }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A runner that is killed while it writes leaves half a report.
    return null
  }
}

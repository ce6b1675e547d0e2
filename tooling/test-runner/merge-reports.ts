import { readList, readText } from './read-json.ts'
import type { ReportKind } from './step.ts'

/**
 * Merges the reports of several packages into one of the same shape. Names of test files, which are relative there so
 * that the cache can be shared between checkouts, become absolute.
 *
 * @param root absolute path of this checkout
 */
export function mergeReports(kind: ReportKind, root: string, parts: readonly unknown[]): object {
  if (kind === 'playwright') {
    return {
      suites: parts.flatMap((report) => readList(report, 'suites')),
      errors: parts.flatMap((report) => readList(report, 'errors')),
    }
  }
  const testResults = parts.flatMap((report) =>
    readList(report, 'testResults').map((file) => ({
      ...(typeof file === 'object' ? file : {}),
      name: `${root}/${readText(file, 'name')}`,
    })),
  )
  return { testResults }
}

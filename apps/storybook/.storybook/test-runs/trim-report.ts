/** A report on a story: of axe, or of another addon. */
export interface Report {
  readonly type: string
  result: unknown
}

/** Removes everything but the violations from the report of axe on a story. Others stay as they are. */
export function trimReport(report: Report): void {
  const { result } = report
  if (report.type !== 'a11y' || typeof result !== 'object' || result === null || !('violations' in result)) return
  report.result = { violations: result.violations }
}

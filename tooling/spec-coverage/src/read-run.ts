import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the last run of tests has left. */
export interface Run {
  readonly reports: readonly { readonly name: string; readonly report: unknown }[]
  /** Reports that the run was to write and did not: their steps were left out, or broke. */
  readonly missing: readonly string[]
}

/**
 * Reads the reports of one run, those that its `run.json` names: whatever else lies there is of another state of the
 * sources, and proves nothing. Null when no run has left anything.
 */
export function readRun(folder: string): Run | null {
  const path = join(folder, 'run.json')
  if (!existsSync(path)) return null
  const names = readNames(JSON.parse(readFileSync(path, 'utf8')))
  const isThere = (name: string): boolean => existsSync(join(folder, name))
  const reports = names.filter(isThere).map((name) => {
    const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return { name, report }
  })
  return { reports, missing: names.filter((name) => !isThere(name)) }
}

function readNames(run: unknown): string[] {
  const reports: unknown = typeof run === 'object' && run !== null && 'reports' in run ? run.reports : null
  if (!Array.isArray(reports)) throw new Error('run.json names no reports: run the tests again')
  return reports.map(String)
}

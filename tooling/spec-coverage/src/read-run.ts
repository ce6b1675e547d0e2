import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The reports of the last run of tests. */
export interface Run {
  readonly reports: readonly { readonly name: string; readonly report: unknown }[]
  /** Reports that the run should have written: their steps were skipped, or broke. */
  readonly missing: readonly string[]
}

/**
 * Reads the reports that `run.json` names. Other reports in the folder are ignored: they belong to an earlier state of
 * the sources. Returns null if there is no `run.json`.
 */
export function readRun(folder: string): Run | null {
  const path = join(folder, 'run.json')
  if (!existsSync(path)) return null
  const names = readNames(JSON.parse(readFileSync(path, 'utf8')))
  const exists = (name: string): boolean => existsSync(join(folder, name))
  const reports = names.filter(exists).map((name) => {
    const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
    return { name, report }
  })
  return { reports, missing: names.filter((name) => !exists(name)) }
}

function readNames(run: unknown): string[] {
  const reports: unknown = typeof run === 'object' && run !== null && 'reports' in run ? run.reports : null
  if (!Array.isArray(reports)) throw new Error('run.json names no reports: run the tests again')
  return reports.map(String)
}

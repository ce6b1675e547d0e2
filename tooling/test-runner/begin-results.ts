import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Step } from './step.ts'

/**
 * Empties the folder of results and notes in `run.json` which reports this run is to write. A report of an earlier run
 * would go on proving what may have broken since. Steps that write none leave the folder as it is.
 */
export function beginResults(folder: string, steps: readonly Step[]): void {
  const reports = steps.flatMap((step) => (step.report ? [basename(step.report.file)] : []))
  if (reports.length === 0) return
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'run.json'), JSON.stringify({ reports }))
}

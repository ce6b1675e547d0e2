import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reportNameOf } from './report-name.ts'
import type { Step } from './step.ts'

/**
 * Empties the folder of results and lists in `run.json` the reports that this run will write: a report of an earlier run
 * says nothing about the sources of today. Does nothing if no step writes a report.
 */
export function beginResults(root: string, steps: readonly Step[]): void {
  const tested = steps.filter(({ report }) => report !== undefined)
  if (tested.length === 0) return
  const folder = join(root, 'test-results')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'run.json'),
    JSON.stringify({ reports: tested.flatMap(({ report }) => (report ? [basename(report.file)] : [])) }),
  )
  const tasks = tested.flatMap(({ run }) => (run.kind === 'tasks' ? run.tasks : []))
  for (const task of tasks) {
    for (const file of globSync(`*/*/test-results/${reportNameOf(task)}`, { cwd: root })) rmSync(join(root, file))
  }
}

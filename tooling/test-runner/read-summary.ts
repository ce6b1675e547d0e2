import { readList, readText, readValue } from './read-json.ts'

/** One task of a Turborepo run. */
export interface TaskOutcome {
  /** `package#task`. */
  readonly id: string
  readonly task: string
  /** Folder of the package, relative to the root; empty for the root itself. */
  readonly directory: string
  readonly isCached: boolean
  /** Null if it did not run. */
  readonly exitCode: number | null
  /** Milliseconds since 1970; null if it did not run. */
  readonly interval: { readonly start: number; readonly end: number } | null
}

/** Reads the tasks of a summary that `turbo run --summarize` wrote. */
export function readSummary(summary: unknown): TaskOutcome[] {
  return readList(summary, 'tasks').map((task) => {
    const execution = readValue(task, 'execution')
    const [start, end, exitCode] = ['startTime', 'endTime', 'exitCode'].map((name) => readValue(execution, name))
    const hasRun = typeof start === 'number' && typeof end === 'number' && start > 0
    const isCached = readText(readValue(task, 'cache'), 'status') === 'HIT'
    return {
      id: readText(task, 'taskId'),
      task: readText(task, 'task'),
      directory: readText(task, 'directory'),
      isCached,
      exitCode: hasRun || isCached ? (typeof exitCode === 'number' ? exitCode : 0) : null,
      interval: hasRun ? { start, end } : null,
    }
  })
}

/** Finds the path of the summary in what `turbo run --summarize` printed; null if it wrote none. */
export function findSummaryPath(output: string): string | null {
  return /^\s*Summary:\s+(\S.*?)\s*$/m.exec(output)?.[1] ?? null
}

/**
 * Returns the seconds of these tasks in a run. While several tasks of the run are under way, each is given an equal part of the
 * time, so that the seconds of all steps add up to the time of the run.
 */
export function measureSeconds(tasks: readonly TaskOutcome[], run: readonly TaskOutcome[]): number {
  const moments = run
    .flatMap(({ interval }) => (interval === null ? [] : [interval.start, interval.end]))
    .toSorted((a, b) => a - b)
  let milliseconds = 0
  for (const [index, moment] of moments.slice(1).entries()) {
    const from = moments[index]
    if (from === undefined || from === moment) continue
    const all = countRunning(run, from, moment)
    if (all > 0) milliseconds += ((moment - from) * countRunning(tasks, from, moment)) / all
  }
  return milliseconds / 1000
}

function countRunning(tasks: readonly TaskOutcome[], from: number, to: number): number {
  return tasks.filter(({ interval }) => interval !== null && interval.start <= from && interval.end >= to).length
}

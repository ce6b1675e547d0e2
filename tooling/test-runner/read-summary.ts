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

/** Returns the seconds in which at least one of the tasks ran. */
export function measureSeconds(tasks: readonly TaskOutcome[]): number {
  const intervals = tasks.flatMap(({ interval }) => interval ?? []).toSorted((a, b) => a.start - b.start)
  let covered = 0
  let end = -Infinity
  for (const interval of intervals) {
    covered += Math.max(0, interval.end - Math.max(interval.start, end))
    end = Math.max(end, interval.end)
  }
  return covered / 1000
}

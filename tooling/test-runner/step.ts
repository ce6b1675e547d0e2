/** A check or a kind of test that `npm test` runs and reports on one line. */
export interface Step {
  readonly name: string
  readonly run: TaskRun | CommandRun
  /** JSON report of the individual tests. A step without one counts as one check. */
  readonly report?: StepReport
  /** Seconds that the step may take on two idle cores if nothing is cached. */
  readonly budgetSeconds: number
  readonly environment?: Readonly<Record<string, string>>
}

/** Turborepo tasks. Their results come from the cache while their inputs in turbo.json are unchanged. */
export interface TaskRun {
  readonly kind: 'tasks'
  /** Task names, run in every package, or `package#task` for one. */
  readonly tasks: readonly string[]
  /** Adjacent steps of the same group run together, unless one has an `environment`. */
  readonly group: string
  /** Tasks that run at the same time. */
  readonly concurrency: number
}

/** A program that runs each time. */
export interface CommandRun {
  readonly kind: 'command'
  readonly command: readonly string[]
  /** The program is killed and the step fails when it takes longer. */
  readonly limitMinutes: number
}

export interface StepReport {
  readonly kind: ReportKind
  /** Relative to the root. The reports of a step's tasks are merged into this file. */
  readonly file: string
}

export type ReportKind = 'vitest' | 'playwright'

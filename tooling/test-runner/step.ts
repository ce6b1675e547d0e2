/** A check or a kind of test that `npm test` runs and reports on one line. */
export interface Step {
  readonly name: string
  readonly run: TaskRun | CommandRun
  /** JSON report of the single tests. A step without one counts as one check. */
  readonly report?: StepReport
  /** Seconds that the step may take on two quiet cores when nothing is cached. */
  readonly budgetSeconds: number
  readonly environment?: Readonly<Record<string, string>>
}

/** Turborepo tasks. Their results come from the cache while their inputs in turbo.json are unchanged. */
export interface TaskRun {
  readonly kind: 'tasks'
  /** Names of tasks of all packages, or `package#task`. */
  readonly tasks: readonly string[]
  /** Steps of one group that stand next to each other run at the same time. */
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
  /** Relative to the root. A step of tasks merges their reports into it. */
  readonly file: string
}

export type ReportKind = 'vitest' | 'playwright'

export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** A JSON report of single tests; without one the step counts as one check. */
  readonly report?: { readonly kind: ReportKind; readonly file: string }
  /** Later steps that need this one are left out, and counted as failed, when it fails. */
  readonly neededBy?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A step that takes longer hangs: it is ended and counts as failed. */
  readonly limitMinutes?: number
}

export type ReportKind = 'vitest' | 'playwright'

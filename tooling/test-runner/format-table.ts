const columns = ['step', 'seconds', 'budget', 'passed', 'failed', '']

export interface StepLine {
  readonly name: string
  readonly seconds: number
  readonly budgetSeconds: number
  readonly passed: number
  readonly failed: number
  /** Results that came from the cache, of all that the step consists of. */
  readonly cached: number
  readonly tasks: number
}

/** Formats the result of one step as a line of text. */
export function formatStep(line: StepLine, isMachineBusy: boolean): string {
  const { name, passed, failed, seconds, budgetSeconds } = line
  const notes = [
    `${seconds.toFixed(1)} of ${budgetSeconds} s`,
    ...describeCache(line),
    ...describeBudget(line, isMachineBusy),
  ]
  return `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${notes.join(', ')})`
}

/** Formats all steps as a table with the sums in its last row. */
export function formatTable(lines: readonly StepLine[], totalSeconds: number, isMachineBusy: boolean): string {
  const sum = (read: (line: StepLine) => number) => lines.reduce((total, line) => total + read(line), 0)
  const rows = [
    columns,
    ...lines.map((line) => [
      line.name,
      line.seconds.toFixed(1),
      String(line.budgetSeconds),
      String(line.passed),
      String(line.failed),
      [...describeCache(line), ...describeBudget(line, isMachineBusy)].join(', '),
    ]),
    [
      'all',
      totalSeconds.toFixed(1),
      String(sum(({ budgetSeconds }) => budgetSeconds)),
      String(sum(({ passed }) => passed)),
      String(sum(({ failed }) => failed)),
      '',
    ],
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const pad = (text: string, column: number): string => {
    const width = widths[column] ?? 0
    return column === 0 || column === columns.length - 1 ? text.padEnd(width) : text.padStart(width)
  }
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

function describeCache({ cached, tasks }: StepLine): string[] {
  return cached === 0 ? [] : [cached === tasks ? 'cached' : `${cached} of ${tasks} cached`]
}

function describeBudget({ seconds, budgetSeconds }: StepLine, isMachineBusy: boolean): string[] {
  if (seconds <= budgetSeconds) return []
  return [isMachineBusy ? 'over budget, on a busy machine' : 'OVER BUDGET']
}

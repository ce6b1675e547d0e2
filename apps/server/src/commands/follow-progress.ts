/** Output of progress: one line that is overwritten on a terminal, a few plain lines elsewhere. */
export interface Progress<Step extends string = string> {
  step(step: Step, label: string): void
  advance(done: number, total: number): void
  /** Ends the step's line and returns its duration in seconds. */
  done(detail: string): number
  note(text: string): void
  /** Prints a separate line for a finished part. */
  print(text: string): void
}

export interface ProgressOutput {
  readonly isTerminal: boolean
  write(text: string): void
  /** Prints a problem. */
  complain(text: string): void
  nowSeconds(): number
}

const BAR_CELLS = 24

/** Shows one line per step: its name, a bar, then its result and duration. */
export function createProgress(output: ProgressOutput): Progress {
  let current: { step: string; label: string; startedSeconds: number; shown: string } | null = null

  function show(text: string): void {
    if (!current || !output.isTerminal || current.shown === text) return
    current.shown = text
    output.write(`\r\u001b[2K${text}`)
  }

  function redraw(): void {
    if (output.isTerminal && current) output.write(current.shown)
  }

  return {
    step(step, label) {
      current = { step, label, startedSeconds: output.nowSeconds(), shown: '' }
      if (output.isTerminal) show(`  ${label} …`)
      else output.write(`  ${label} …\n`)
    },
    advance(done, total) {
      if (!current || total <= 0) return
      const filled = Math.round((Math.min(done, total) / total) * BAR_CELLS)
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled)
      show(`  ${current.label}  ${bar}  ${Math.min(done, total)}/${total}`)
    },
    done(detail) {
      if (!current) throw new Error('A step ended that had not begun')
      const seconds = output.nowSeconds() - current.startedSeconds
      const line = `  ✓ ${current.label}: ${detail} (${seconds.toFixed(1)} s)`
      output.write(output.isTerminal ? `\r\u001b[2K${line}\n` : `${line}\n`)
      current = null
      return seconds
    },
    note(text) {
      if (output.isTerminal && current) output.write('\r\u001b[2K')
      output.complain(`  ! ${text}\n`)
      redraw()
    },
    print(text) {
      if (output.isTerminal && current) output.write('\r\u001b[2K')
      output.write(`  ✓ ${text}\n`)
      redraw()
    },
  }
}

/** Where progress goes: a line that is drawn over on a terminal, sparse plain lines elsewhere. */
export interface Progress<Step extends string = string> {
  step(step: Step, label: string): void
  advance(done: number, total: number): void
  /** Ends the step's line and gives the seconds it took. */
  done(detail: string): number
  note(text: string): void
  /** A line of its own beside the step's: what is done already. */
  tell(text: string): void
}

export interface ProgressOutput {
  readonly isTerminal: boolean
  write(text: string): void
  /** Where problems go. */
  complain(text: string): void
  nowSeconds(): number
}

const BAR_CELLS = 24

/** Shows one line a step: its name, a bar, then what came of it and how long it took. */
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
      output.complain(`  ✗ ${text}\n`)
      redraw()
    },
    tell(text) {
      if (output.isTerminal && current) output.write('\r\u001b[2K')
      output.write(`  ✓ ${text}\n`)
      redraw()
    },
  }
}

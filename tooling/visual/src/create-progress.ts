export interface Progress {
  readonly advance: () => void
  /** Prints a line above the running count. */
  readonly print: (line: string) => void
  readonly end: () => void
}

const STEPS_WITHOUT_TERMINAL = 10

/** Counts stories on the terminal: in one line that is rewritten, or in ten lines where the output goes to a file. */
export function createProgress(total: number, output: NodeJS.WriteStream = process.stdout): Progress {
  let done = 0
  const isTerminal = output.isTTY
  const every = Math.max(1, Math.ceil(total / STEPS_WITHOUT_TERMINAL))
  const text = () => `  ${done} of ${total} stories`
  const clear = isTerminal ? '\r\u001b[2K' : ''
  return {
    advance: () => {
      done += 1
      if (isTerminal) output.write(`${clear}${text()}`)
      else if (done % every === 0 || done === total) output.write(`${text()}\n`)
    },
    print: (line) => output.write(`${clear}  ${line}\n`),
    end: () => output.write(clear),
  }
}

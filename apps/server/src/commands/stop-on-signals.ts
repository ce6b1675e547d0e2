/** Exit codes by convention: 128 plus the signal's number. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const
type StoppingSignal = keyof typeof EXIT_CODES

const SIGNALS: readonly StoppingSignal[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

export interface Stop {
  /** Aborted by the first signal. */
  readonly signal: AbortSignal
  /** null before the first signal. */
  exitCode(): number | null
}

/**
 * Listens for the signals that end a program. The first one requests an orderly end; a second one ends it immediately.
 * @param consequence message for the terminal
 */
export function stopOnSignals(
  program: { once(signal: StoppingSignal, listener: () => void): unknown },
  consequence: string,
): Stop {
  const stopped = new AbortController()
  let code: number | null = null
  for (const signal of SIGNALS) {
    program.once(signal, () => {
      code ??= EXIT_CODES[signal]
      stopped.abort(new Error(consequence))
    })
  }
  return { signal: stopped.signal, exitCode: () => code }
}

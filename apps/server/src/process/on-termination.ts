import { decideTermination, type TerminationCause, type TerminationState } from './decide-termination'

export interface TerminationOptions {
  /** The orderly shutdown, called once. */
  readonly shutDown: (cause: TerminationCause) => Promise<void>
  /** Deadline of the shutdown, after which the process exits with code 1. */
  readonly deadlineMs: number
  readonly exit: (code: number) => void
  readonly log: (line: string) => void
  readonly nowMs: () => number
  /** Source of signals: `process`. */
  readonly signals: { on(signal: NodeJS.Signals, listener: () => void): unknown }
}

/** Ends the server in order; later calls follow `decideTermination`. */
export type RequestTermination = (cause: TerminationCause) => void

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const
const ORDERLY = 0
/** EX_UNAVAILABLE of sysexits: a supervisor starts the server again. */
const DATABASE_FAILED = 69
const UNFINISHED = 1
const FORCED = 130

/**
 * Listens for the signals that end a server. The first one, or the first call of the returned function, starts the
 * shutdown and ends the process with 0 when it is done (69 if its database failed), 1 when it fails or outlasts its deadline. A second signal ends
 * the process immediately.
 */
export function onTermination(options: TerminationOptions): RequestTermination {
  let state: TerminationState = { phase: 'running' }
  const request: RequestTermination = (cause) => {
    const step = decideTermination(state, cause, options.nowMs())
    state = step.state
    if (step.action === 'force') options.exit(FORCED)
    if (step.action === 'shut-down') void shutDownWithin(options, cause).then(options.exit)
  }
  for (const signal of SIGNALS) options.signals.on(signal, () => request(signal))
  return request
}

async function shutDownWithin(options: TerminationOptions, cause: TerminationCause): Promise<number> {
  const { shutDown, deadlineMs, log } = options
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<number>((resolve) => {
    timer = setTimeout(() => {
      log(`the shutdown took longer than ${deadlineMs} ms and is given up`)
      resolve(UNFINISHED)
    }, deadlineMs)
  })
  const orderly = shutDown(cause).then(
    () => (cause === 'database-failed' ? DATABASE_FAILED : ORDERLY),
    (error: unknown) => {
      log(`the shutdown failed: ${error instanceof Error ? error.message : String(error)}`)
      return UNFINISHED
    },
  )
  const code = await Promise.race([orderly, deadline])
  clearTimeout(timer)
  return code
}

export type TerminationCause = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGBREAK' | 'launcher-gone' | 'database-failed'

export type TerminationState =
  | { readonly phase: 'running' }
  | { readonly phase: 'stopping'; readonly cause: TerminationCause; readonly sinceMs: number }

export type TerminationStep = { readonly state: TerminationState; readonly action: 'shut-down' | 'force' | 'ignore' }

/**
 * Ctrl-C reaches a server twice, from the terminal and from its launcher: a request within this time is an echo, not a second
 * Ctrl-C.
 */
export const ECHO_MS = 500

/** Decides about a request to end: the first one shuts down in order, a second signal forces the end. */
export function decideTermination(state: TerminationState, cause: TerminationCause, nowMs: number): TerminationStep {
  if (state.phase === 'running') return { state: { phase: 'stopping', cause, sinceMs: nowMs }, action: 'shut-down' }
  // A closed terminal or a gone launcher during the shutdown is not a request of the operator.
  const isWish = cause === 'SIGINT' || cause === 'SIGTERM' || cause === 'SIGBREAK'
  return { state, action: isWish && nowMs - state.sinceMs >= ECHO_MS ? 'force' : 'ignore' }
}

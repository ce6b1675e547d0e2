export type TerminationCause = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'SIGBREAK' | 'launcher-gone'

export type TerminationState =
  | { readonly phase: 'running' }
  | { readonly phase: 'stopping'; readonly cause: TerminationCause; readonly sinceMs: number }

export type TerminationStep = { readonly state: TerminationState; readonly action: 'shut-down' | 'force' | 'ignore' }

/**
 * Ctrl-C reaches a server twice, from the terminal and from its launcher: what follows so soon is an echo, and no
 * second wish of the operator.
 */
export const ECHO_MS = 500

/** What to do about a request to end: the first one shuts down in order, a second signal forces. */
export function decideTermination(state: TerminationState, cause: TerminationCause, nowMs: number): TerminationStep {
  if (state.phase === 'running') return { state: { phase: 'stopping', cause, sinceMs: nowMs }, action: 'shut-down' }
  // A terminal that closes, or a launcher that goes, while the server is ending is no wish of anyone's.
  const isWish = cause === 'SIGINT' || cause === 'SIGTERM' || cause === 'SIGBREAK'
  return { state, action: isWish && nowMs - state.sinceMs >= ECHO_MS ? 'force' : 'ignore' }
}

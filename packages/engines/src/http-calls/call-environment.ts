/** Network, clock and random numbers for calls to providers. */
export interface CallEnvironment {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  nowMs: () => number
  /** Resolves early when the signal is aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** [0, 1) */
  random: () => number
  /** Aborted when the engines are closed; running calls fail. */
  closing: AbortSignal
}

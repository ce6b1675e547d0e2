/** What providers are reached with. */
export interface Outside {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  nowMs: () => number
  /** Comes back early when the signal is aborted. */
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** [0, 1) */
  random: () => number
  /** Aborted when the engines are closed: what is under way ends as failed. */
  closing: AbortSignal
}

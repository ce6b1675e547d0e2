export interface ClosingStep {
  /** For the log, when it does not end well. */
  readonly what: string
  /** Milliseconds since the closing began by which this step has ended, or is left to itself. */
  readonly byMs: number
  readonly close: () => Promise<void> | void
}

/**
 * Takes every step, in order, whatever becomes of those before: one that fails or hangs must not keep the port, the
 * database or the data folder from being given up. Lasts no longer than the last step's limit, and never rejects.
 */
export async function closeInOrder(
  steps: readonly ClosingStep[],
  { nowMs, complain }: { nowMs: () => number; complain: (what: string, error: unknown) => void },
): Promise<void> {
  const begun = nowMs()
  for (const { what, byMs, close } of steps) {
    try {
      await endWithin(close, begun + byMs - nowMs(), `not ended after ${byMs} ms`)
    } catch (error) {
      complain(what, error)
    }
  }
}

async function endWithin(close: () => Promise<void> | void, limitMs: number, otherwise: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(otherwise)), limitMs)
  })
  try {
    await Promise.race([close(), limit])
  } finally {
    clearTimeout(timer)
  }
}

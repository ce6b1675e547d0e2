export interface ClosingStep {
  /** Name for the log, if the step fails. */
  readonly what: string
  /** Deadline of this step, in milliseconds since closing began. */
  readonly byMs: number
  readonly close: () => Promise<void> | void
}

/**
 * Runs every step in order, even if earlier ones fail or hang, so that the port, the database and the data folder are always
 * released. Takes no longer than the last step's deadline and never rejects.
 */
export async function closeInOrder(
  steps: readonly ClosingStep[],
  { nowMs, complain }: { nowMs: () => number; complain: (what: string, error: unknown) => void },
): Promise<void> {
  const startedMs = nowMs()
  for (const { what, byMs, close } of steps) {
    try {
      await endWithin(close, startedMs + byMs - nowMs(), `not ended after ${byMs} ms`)
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

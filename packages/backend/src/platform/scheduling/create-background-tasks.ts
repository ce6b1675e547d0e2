import type { Logger } from 'pino'

export interface BackgroundTasks {
  /** Starts work that the response does not wait for; failures are logged. */
  start(what: string, work: () => Promise<void>): void
  /** Resolves when all of it has ended. */
  settled(): Promise<void>
}

/**
 * Creates a runner for work that responses do not wait for, such as mails: how long one takes to send, or whether one is
 * sent, must not show in the response time.
 */
export function createBackgroundTasks(logger: Logger): BackgroundTasks {
  const running = new Set<Promise<void>>()
  return {
    start(what, work) {
      const ended = work()
        .catch((error: unknown) => logger.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(ended))
      running.add(ended)
    },
    async settled() {
      await Promise.all(running)
    },
  }
}

import type { Logger } from 'pino'

export interface Later {
  /** Begins work that the answer to a call does not wait for; what goes wrong is logged. */
  begin(what: string, work: () => Promise<void>): void
  /** Resolves when all of it has ended. */
  settled(): Promise<void>
}

/** For mails: how long one takes to leave, or whether there is one, must not show in the time of the answer. */
export function createLater(logger: Logger): Later {
  const running = new Set<Promise<void>>()
  return {
    begin(what, work) {
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

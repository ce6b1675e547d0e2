import type { createOperatorDomains } from '@lectern/backend'
import type { Logger } from 'pino'

/** How long a change of a domain's origins takes to be seen by every process, at most. */
const keptMilliseconds = 10_000

export interface FramingPartners {
  /** Origins that the configuration names. */
  named: readonly string[]
  domains: Pick<ReturnType<typeof createOperatorDomains>, 'list'>
  logger: Pick<Logger, 'warn'>
  /** Of a clock that never goes back. */
  nowMs: () => number
}

/**
 * Whose pages may show the reader in a frame. The origins of domains stand in the database, where the operator changes them
 * while servers run; while it does not answer, what was last known holds.
 */
export function createFramingPartners({ named, domains, logger, nowMs }: FramingPartners) {
  let known: readonly string[] = [...named]
  let readAt: number | null = null
  let reading: Promise<void> | null = null

  async function read(): Promise<void> {
    try {
      const origins = (await domains.list()).flatMap((domain) => domain.origins)
      known = [...new Set([...named, ...origins])]
    } catch (error) {
      logger.warn({ err: error }, 'the framing origins of the domains could not be read')
    }
    readAt = nowMs()
  }

  return async (): Promise<readonly string[]> => {
    if (readAt === null || nowMs() - readAt >= keptMilliseconds) {
      reading ??= read().finally(() => (reading = null))
      await reading
    }
    return known
  }
}

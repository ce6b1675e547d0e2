import type { Partners } from '@lectern/backend'
import type { Logger } from 'pino'
import { readFramedBook } from './read-framed-book'

/** How long a change of a partner's origins takes to be seen by every process, at most. */
const keptMilliseconds = 10_000
/** Those of more books are asked for again. */
const mostKept = 2000

export interface FramingOrigins {
  /** Origins that the configuration names for every address. */
  named: readonly string[]
  partners: Pick<Partners, 'ofBook'>
  logger: Pick<Logger, 'warn'>
  /** Of a clock that never goes back. */
  nowMs: () => number
}

interface Known {
  readonly origins: readonly string[]
  readonly readAt: number
}

/**
 * Whose pages may show the reader in a frame: those of the partner whose book the address opens. No other parameter has a
 * say, so that nobody lets himself in by naming a partner. While the database does not answer, what was last known of the
 * book holds.
 */
export function createFramingOrigins({ named, partners, logger, nowMs }: FramingOrigins) {
  /** In the order they were read. */
  const known = new Map<number, Known>()

  async function read(bookId: number): Promise<Known | null> {
    const readAt = nowMs()
    const partner = await partners.ofBook(bookId)
    known.delete(bookId)
    if (partner === null) return null
    const fresh = { origins: [...new Set([...named, ...partner.allowedOrigins])], readAt }
    known.set(bookId, fresh)
    const [oldest] = known.keys()
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
    return fresh
  }

  return async (parameters: URLSearchParams): Promise<readonly string[]> => {
    const bookId = readFramedBook(parameters)
    if (bookId === null) return named
    const before = known.get(bookId)
    if (before !== undefined && nowMs() - before.readAt < keptMilliseconds) return before.origins
    try {
      return (await read(bookId))?.origins ?? named
    } catch (error) {
      logger.warn({ err: error }, 'the framing origins of a book could not be read')
      return before?.origins ?? named
    }
  }
}

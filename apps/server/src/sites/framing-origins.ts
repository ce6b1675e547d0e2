import type { Partners } from '@lectern/backend'
import type { Logger } from 'pino'
import { readOpenedBook } from './read-opened-book'

/** Longest time until every process sees a change of a partner's origins. */
const keptMilliseconds = 10_000
/** Longest time that a page waits for the database. */
const maxWaitMilliseconds = 1000
/** The same for a page in a frame whose origins were never read: without them the frame stays empty. */
const maxFrameWaitMilliseconds = 5000
/** Interval of queries per book, and of log entries, while the database fails. */
const failedMilliseconds = 1000
/** Maximum number of cached books. */
const maxEntries = 2000

export interface FramingOrigins {
  /** Configured origins for every address. */
  named: readonly string[]
  partners: Pick<Partners, 'ofBook'>
  logger: Pick<Logger, 'warn'>
  /** Time of a monotonic clock. */
  nowMs: () => number
}

interface Known {
  readonly origins: readonly string[]
  /** Time of the query: an older query's result never replaces a newer one's. */
  readonly startedAt: number
}

interface PendingRead {
  /** null: the query failed. */
  readonly origins: Promise<readonly string[] | null>
  readonly startedAt: number
  readonly keptMilliseconds: number
}

/**
 * Returns a function that finds the origins that may frame the reader: those of the partner whose book the address opens. It
 * reads no other parameter, so that no site gains access by naming a partner. While the database fails, the last known origins
 * are used. Per book, existing or not, the database is queried at most once in ten seconds, or once a second while it fails.
 */
export function createFramingOrigins({ named, partners, logger, nowMs }: FramingOrigins) {
  const knownOrigins = new Map<number, Known>()
  const pendingReads = new Map<number, PendingRead>()

  async function read(bookId: number, startedAt: number): Promise<readonly string[] | null> {
    try {
      const partner = await partners.ofBook(bookId)
      const origins = partner === null ? named : [...new Set([...named, ...partner.allowedOrigins])]
      const last = knownOrigins.get(bookId)
      if (last !== undefined && last.startedAt > startedAt) return last.origins
      keep(knownOrigins, bookId, { origins, startedAt })
      return origins
    } catch (error) {
      logger.warn({ err: error }, 'the framing origins of a book could not be read')
      return null
    }
  }

  function startRead(bookId: number): PendingRead {
    const startedAt = nowMs()
    const warning = setTimeout(
      () => logger.warn({ bookId }, 'the framing origins of a book take too long to be read'),
      maxWaitMilliseconds,
    )
    warning.unref()
    const origins = read(bookId, startedAt).then((response) => {
      clearTimeout(warning)
      if (pendingReads.get(bookId) === pending) {
        if (response === null) keep(pendingReads, bookId, { ...pending, keptMilliseconds: failedMilliseconds })
        else pendingReads.delete(bookId)
      }
      return response
    })
    const pending: PendingRead = { origins, startedAt, keptMilliseconds }
    keep(pendingReads, bookId, pending)
    return pending
  }

  const isFresh = ({ startedAt }: Known | PendingRead, forMilliseconds: number) => nowMs() - startedAt < forMilliseconds

  return async (parameters: URLSearchParams): Promise<readonly string[]> => {
    const bookId = readOpenedBook(parameters)
    if (bookId === null) return named
    const last = knownOrigins.get(bookId)
    if (last !== undefined && isFresh(last, keptMilliseconds)) return last.origins
    const underWay = pendingReads.get(bookId)
    const pending =
      underWay !== undefined && isFresh(underWay, underWay.keptMilliseconds) ? underWay : startRead(bookId)
    const waitMilliseconds =
      last === undefined && parameters.has('embed') ? maxFrameWaitMilliseconds : maxWaitMilliseconds
    const response = await waitUpTo(pending.startedAt + waitMilliseconds - nowMs(), pending.origins)
    return response ?? knownOrigins.get(bookId)?.origins ?? named
  }
}

/** Resolves with the result, or with null when it takes longer: at once when no time is left. */
function waitUpTo<Result>(milliseconds: number, result: Promise<Result | null>): Promise<Result | null> {
  if (milliseconds <= 0) return Promise.resolve(null)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), milliseconds)
    timer.unref()
    void result.then((value) => {
      clearTimeout(timer)
      resolve(value)
    })
  })
}

/** Adds an entry as the newest and evicts the oldest. */
function keep<Value>(values: Map<number, Value>, bookId: number, value: Value): void {
  values.delete(bookId)
  values.set(bookId, value)
  const [oldest] = values.keys()
  if (values.size > maxEntries && oldest !== undefined) values.delete(oldest)
}

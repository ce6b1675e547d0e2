import type { Partners } from '@lectern/backend'
import type { Logger } from 'pino'
import { readFramedBook } from './read-framed-book'

/** How long a change of a partner's origins takes to be seen by every process, at most. */
const keptMilliseconds = 10_000
/** No page is held longer for a database that does not answer. */
const longestWaitMilliseconds = 1000
/** While it fails, the database is asked this often a book, and says so as often. */
const failedMilliseconds = 1000
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
  /** When the database was asked: an answer to an older question never takes the place of one to a newer. */
  readonly askedAt: number
}

interface Asking {
  /** null: it failed, or takes too long. */
  readonly origins: Promise<readonly string[] | null>
  readonly askedAt: number
  readonly keptMilliseconds: number
}

/**
 * Whose pages may show the reader in a frame: those of the partner whose book the address opens. No other parameter has a
 * say, so that nobody lets himself in by naming a partner. While the database does not answer, what was last known of the
 * book holds. Whoever asks for pages has the database asked once in ten seconds a book, once in one while it fails, be there such a book or not.
 */
export function createFramingOrigins({ named, partners, logger, nowMs }: FramingOrigins) {
  const known = new Map<number, Known>()
  const asked = new Map<number, Asking>()

  async function read(bookId: number, askedAt: number): Promise<readonly string[] | null> {
    try {
      const partner = await partners.ofBook(bookId)
      const origins = partner === null ? named : [...new Set([...named, ...partner.allowedOrigins])]
      const last = known.get(bookId)
      if (last !== undefined && last.askedAt > askedAt) return last.origins
      keep(known, bookId, { origins, askedAt })
      return origins
    } catch (error) {
      logger.warn({ err: error }, 'the framing origins of a book could not be read')
      return null
    }
  }

  function ask(bookId: number): Asking {
    const askedAt = nowMs()
    const origins = new Promise<readonly string[] | null>((resolve) => {
      const timer = setTimeout(() => {
        logger.warn({ bookId }, 'the framing origins of a book take too long to be read')
        resolve(null)
      }, longestWaitMilliseconds)
      timer.unref()
      void read(bookId, askedAt).then((answer) => {
        clearTimeout(timer)
        resolve(answer)
        if (asked.get(bookId) !== asking) return
        if (answer === null) keep(asked, bookId, { ...asking, keptMilliseconds: failedMilliseconds })
        else asked.delete(bookId)
      })
    })
    const asking = { origins, askedAt, keptMilliseconds }
    keep(asked, bookId, asking)
    return asking
  }

  const isFresh = ({ askedAt }: Known | Asking, forMilliseconds: number) => nowMs() - askedAt < forMilliseconds

  return async (parameters: URLSearchParams): Promise<readonly string[]> => {
    const bookId = readFramedBook(parameters)
    if (bookId === null) return named
    const last = known.get(bookId)
    if (last !== undefined && isFresh(last, keptMilliseconds)) return last.origins
    const underWay = asked.get(bookId)
    const asking = underWay !== undefined && isFresh(underWay, underWay.keptMilliseconds) ? underWay : ask(bookId)
    return (await asking.origins) ?? known.get(bookId)?.origins ?? named
  }
}

/** As the newest of the most that are kept. */
function keep<Value>(values: Map<number, Value>, bookId: number, value: Value): void {
  values.delete(bookId)
  values.set(bookId, value)
  const [oldest] = values.keys()
  if (values.size > mostKept && oldest !== undefined) values.delete(oldest)
}

import type { Logger } from 'pino'
import { keepOpenCopies, keepOpenCopy, type OpenCopies } from './keep-open-copies'

const retryAfterMilliseconds = 60_000

/** Keeps up what lies open in the store; neither call fails: what could not be done is tried again after a while. */
export interface OpenCopyKeeper {
  /** After each commit that publishes the book or changes who may read it; false when it could not be done yet. */
  keepOne(bookId: number): Promise<boolean>
  /** Of every book where it is not as it should be: what a crash, an update or a restore has left to do. */
  keepAll(): Promise<void>
}

export function createOpenCopyKeeper(
  copies: OpenCopies,
  logger: Logger,
  retryMilliseconds = retryAfterMilliseconds,
): OpenCopyKeeper {
  let retry: NodeJS.Timeout | undefined
  copies.stopping.addEventListener('abort', () => clearTimeout(retry))

  function retryLater(): void {
    if (copies.stopping.aborted) return
    clearTimeout(retry)
    retry = setTimeout(() => void keepAll(), retryMilliseconds).unref()
  }

  function stumble(bookId: number, error: unknown): void {
    logger.error({ err: error, bookId }, 'the open copy of a published book could not be kept up')
    retryLater()
  }

  async function keepAll(): Promise<void> {
    try {
      await keepOpenCopies(copies, stumble)
    } catch (error) {
      logger.error({ err: error }, 'the open copies of published books could not be kept up')
      retryLater()
    }
  }

  return {
    keepAll,
    async keepOne(bookId) {
      try {
        await keepOpenCopy(copies, bookId)
        return true
      } catch (error) {
        stumble(bookId, error)
        return false
      }
    },
  }
}

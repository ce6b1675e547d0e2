import type { Logger } from 'pino'
import { updatePublicCopies, updatePublicCopyOf, type PublicCopyServices } from './update-public-copies'

const retryAfterMilliseconds = 60_000

/** Keeps the public copies up to date. Never rejects; failures are retried after a while. */
export interface PublicCopyUpdater {
  /**
   * Updates one copy; call it after each commit that publishes the book or changes its visibility. Returns false if it
   * failed.
   */
  updateOne(bookId: number): Promise<boolean>
  /** Updates every outdated copy, such as those that a crash, an update or a restore left. */
  updateAll(): Promise<void>
}

export function createPublicCopyUpdater(
  copies: PublicCopyServices,
  logger: Logger,
  retryMilliseconds = retryAfterMilliseconds,
): PublicCopyUpdater {
  let retry: NodeJS.Timeout | undefined
  copies.stopping.addEventListener('abort', () => clearTimeout(retry))

  function retryLater(): void {
    if (copies.stopping.aborted) return
    clearTimeout(retry)
    retry = setTimeout(() => void keepAll(), retryMilliseconds).unref()
  }

  function onFailure(bookId: number, error: unknown): void {
    logger.error({ err: error, bookId }, 'the public copy of a published book could not be updated')
    retryLater()
  }

  async function keepAll(): Promise<void> {
    try {
      await updatePublicCopies(copies, onFailure)
    } catch (error) {
      logger.error({ err: error }, 'the public copies of published books could not be updated')
      retryLater()
    }
  }

  return {
    updateAll: keepAll,
    async updateOne(bookId) {
      try {
        await updatePublicCopyOf(copies, bookId)
        return true
      } catch (error) {
        onFailure(bookId, error)
        return false
      }
    },
  }
}

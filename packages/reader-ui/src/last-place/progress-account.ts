import type { SessionKeeper } from '@lectern/api-client/session'
import type { AccountPlace } from './plan-last-place'

/** A place to save. */
export interface ProgressReport {
  /** Sending a report twice counts it once. */
  readonly key: string
  readonly pageId: number
  /** Whole seconds for which the page was visible since the last report. */
  readonly seconds: number
}

/** The reader's place in a book, in the account. Every call rejects if it fails. */
export interface ProgressAccount {
  readonly load: () => Promise<AccountPlace | null>
  readonly save: (report: ProgressReport) => Promise<AccountPlace | null>
}

/**
 * Returns the calls for progress, written by hand: importing the generated client here would make the bundler split the code
 * that the first page loads.
 */
export function openProgressAccount(session: SessionKeeper, bookId: number): ProgressAccount {
  const address = `${session.baseUrl}/api/book/progress`
  const read = async (response: Response) => {
    if (!response.ok) throw new Error(`The server responded with ${response.status}.`)
    return readPlace(await response.json())
  }
  return {
    load: async () => read(await session.fetch(`${address}?bookId=${bookId}`)),
    save: async ({ key, pageId, seconds }) =>
      read(
        await session.fetch(address, {
          method: 'POST',
          // The page may be closing.
          keepalive: true,
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ bookId, currentPageId: pageId, totalSecondsSpentOnCurrentPage: seconds }),
        }),
      ),
  }
}

function readPlace(body: unknown): AccountPlace | null {
  const pageId: unknown = Reflect.get(Object(body), 'currentPageId')
  const updatedAt: unknown = Reflect.get(Object(body), 'updatedAt')
  return typeof pageId === 'number' && typeof updatedAt === 'string' ? { pageId, updatedAt } : null
}

import { publishBook } from '@lectern/contracts/app'
import { callRoute } from '../call-route'
import type { Publishing } from './access-level'
import type { Pipeline } from './pipeline'

/** Publishes the book, unless it stays a draft. A draft has no address for readers. */
export async function publishUnlessDraft(
  { send, progress, signal }: Pipeline,
  bookId: number,
  { isDraft, access }: Publishing,
): Promise<{ readerUrl: string | null; publishSeconds: number | null }> {
  if (isDraft) return { readerUrl: null, publishSeconds: null }
  progress.step('publish', 'Publishing')
  const { readerUrl } = await callRoute(send, publishBook, { params: { id: bookId }, body: { visibility: access } })
  signal.throwIfAborted()
  return { readerUrl, publishSeconds: progress.done('published') }
}

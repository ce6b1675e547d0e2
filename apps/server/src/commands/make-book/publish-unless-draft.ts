import { publishBook, type ChapterStaleness } from '@lectern/contracts/app'
import type { z } from 'zod'
import { callRoute } from '../call-route'
import type { Publishing } from './access-level'
import type { InputProblem } from './collect-inputs'
import type { Pipeline } from './pipeline'

/** The publication of a book; null values for a draft. */
export interface PublishedBook {
  readonly readerUrl: string | null
  readonly publishSeconds: number | null
  readonly problems: readonly InputProblem[]
}

/** Publishes the book, unless it stays a draft. A draft has no address for readers. */
export async function publishUnlessDraft(
  { send, progress, signal }: Pipeline,
  bookId: number,
  { isDraft, access }: Publishing,
): Promise<PublishedBook> {
  if (isDraft) return { readerUrl: null, publishSeconds: null, problems: [] }
  progress.step('publish', 'Publishing')
  const { readerUrl, stale } = await callRoute(send, publishBook, {
    params: { id: bookId },
    body: { visibility: access },
  })
  signal.throwIfAborted()
  const problems = (stale === undefined ? [] : stale).map(describeStale)
  return { readerUrl, publishSeconds: progress.done('published'), problems }
}

function describeStale({ name, variation, pages }: z.output<typeof ChapterStaleness>): InputProblem {
  const numbers = pages.map(({ pageNumber }) => pageNumber).join(', ')
  const where = numbers === '' ? '' : ` on page ${numbers}`
  const message = `“${name}” (${variation}) was published although something in it is out of date${where}. Look at it in the studio.`
  return { file: 'Publication', code: 'out-of-date', message }
}

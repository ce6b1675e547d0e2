import { publishBook } from '@lectern/contracts/app'
import { Visibility } from '@lectern/contracts/main'
import type { z } from 'zod'
import { callRoute } from '../call-route'
import type { Pipeline } from './pipeline'

/** Readers of a published book: everyone, signed-in readers of its domain, or its authors. */
export type Access = z.output<typeof Visibility>

export const accessLevels = Visibility.options

export interface Publishing {
  /** True for a book that stays unpublished; `access` takes effect when its author publishes it. */
  readonly isDraft: boolean
  readonly access: Access
}

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

import { RectData } from '@lectern/contracts/main'
import { z } from 'zod'
import { notFound } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { lockAuthoredVariations, writeRectData } from '../../entities/rects/rects.repository'
import type { WriteState } from './restoration'

const RectState = z.object({
  rectData: RectData,
  textSource: z.enum(['text-layer', 'recognised', 'manual']).nullable(),
})

export const restoreRects: WriteState = async (transaction, { id, bookId, caller, ifMatch, state }) => {
  const current = (await lockAuthoredVariations(transaction, caller, [id])).get(id)
  if (!current) throw notFound({ kind: 'page variation', id })
  requireRevision(ifMatch, current.revision, `Page ${current.pageId}`)
  const { rectData, textSource } = RectState.parse(state)
  const revision = current.revision + 1
  await writeRectData(transaction, { variationId: id, revision, rectData, textSource, authorId: caller.userId })
  await touchBook(transaction, bookId)
  return revision
}

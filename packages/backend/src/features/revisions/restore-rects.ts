import { RectData } from '@lectern/contracts/main'
import { z } from 'zod'
import { notFound } from '../../entities/rights/book-rights'
import { touchBook } from '../../entities/books/books.repository'
import { requireRevision } from '../../entities/revisions/revision-tag'
import { lockAuthoredVariations, writeRectData } from '../../entities/rects/rects.repository'
import type { WriteState } from './restore-request'

const RectState = z.object({
  rectData: RectData,
  textSource: z.enum(['text-layer', 'recognised', 'manual']).nullable(),
  rectImage: z.string().nullable(),
})

export const restoreRects: WriteState = async (
  transaction,
  { entityId: variationId, bookId, caller, ifMatch, state },
) => {
  const current = (await lockAuthoredVariations(transaction, caller, [variationId])).get(variationId)
  if (!current) throw notFound({ kind: 'page variation', id: variationId })
  requireRevision(ifMatch, current.revision, `Page ${current.pageId}`)
  const { rectData, textSource, rectImage } = RectState.parse(state)
  const revision = current.revision + 1
  const madeOn = { kind: 'known', rectImage } as const
  const write = { variationId, revision, rectData, textSource, madeOn, authorId: caller.userId }
  await writeRectData(transaction, [write])
  await touchBook(transaction, bookId)
  return revision
}

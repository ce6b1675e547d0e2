import { type ChapterRow, touchBook } from '../books/books.repository'
import type { Queryable } from '../schema/database-handle'
import type { Caller } from '../rights/caller'
import { recordRevision, recordWrite } from '../revisions/revisions.repository'
import * as repository from './chapters.repository'

/** Returns the fields of a chapter that its revisions record. */
function stateOf(row: repository.ChapterWithVariations): Record<string, unknown> {
  const { name, type, orderIndex, otherFields } = row
  const variations = row.variations.map((own) => ({
    ...own.otherFields,
    id: own.id,
    variation: own.variation,
    name: own.name,
    video: own.video,
    videoFolderLink: own.videoFolderLink,
    posterLink: own.posterLink,
    voiceSettings: own.voiceSettings,
  }))
  return { ...otherFields, name, type, order_index: orderIndex, variations }
}

/** Records the first revision of a chapter. */
export async function recordNewChapter(
  transaction: Queryable,
  { id, bookId, revision }: Pick<ChapterRow, 'id' | 'bookId' | 'revision'>,
  authorId: number,
): Promise<void> {
  const row = (await repository.readOwnChapters(transaction, bookId)).find((candidate) => candidate.id === id)
  if (!row) throw new Error(`chapter ${id} disappeared while it was made`)
  await recordRevision(transaction, {
    entity: 'chapter',
    entityId: id,
    bookId,
    revision,
    state: stateOf(row),
    authorId,
  })
}

/**
 * Locks the book, runs `write`, and records a new revision of each chapter that it changed. Call it in a transaction
 * after checking the caller's rights.
 */
export async function changeChapters(
  transaction: Queryable,
  caller: Caller,
  bookId: number,
  write: (before: readonly repository.ChapterWithVariations[]) => Promise<void>,
): Promise<void> {
  await touchBook(transaction, bookId)
  const before = await repository.readOwnChapters(transaction, bookId)
  await write(before)
  const rowsBefore = new Map(before.map((row) => [row.id, row]))
  for (const row of await repository.readOwnChapters(transaction, bookId)) {
    const old = rowsBefore.get(row.id)
    const [oldState, state] = [old && stateOf(old), stateOf(row)]
    if (!old || !oldState || JSON.stringify(oldState) === JSON.stringify(state)) continue
    const revision = old.revision + 1
    await repository.changeChapter(transaction, row.id, { revision })
    await recordWrite(
      transaction,
      { revision: old.revision, state: oldState, createdAt: old.createdAt },
      { entity: 'chapter', entityId: row.id, bookId, revision, state, authorId: caller.userId },
    )
  }
}

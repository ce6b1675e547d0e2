import type { Visibility } from '../desk-plan/desk-chapter'
import type { DeskState } from './desk-state'

/** The publication of the book as the author sees it. */
export interface PublicationView {
  /** The visibility that publishing gives to the book. */
  readonly visibility: Visibility
  /** The address for readers; null until the book is published. */
  readonly readerUrl: string | null
  /** ISO 8601; null until the book is published. */
  readonly publishedAt: string | null
  /** Readers do not have the book as it is here with the chosen visibility. */
  readonly isBehind: boolean
}

/** Returns true if the book has changes that readers do not have yet: saved here, saved before, or not saved. */
export function hasUnpublishedChanges(
  { saving, publishing, chapter }: DeskState,
  unsavedPages: ReadonlySet<number>,
): boolean {
  const savedSince = saving.saveCount > (publishing.published === null ? 0 : publishing.published.saveCount)
  return savedSince || unsavedPages.size > 0 || chapter.publication.isBehind
}

/** Derives the publication shown in the last step. */
export function readPublication(state: DeskState, unsavedPages: ReadonlySet<number>): PublicationView {
  const { chapter, publishing } = state
  const { publication, bookId } = chapter
  const visibility = publishing.chosenVisibility ?? publication.visibility
  const formerUrl = publication.isPublished ? `/?book=${bookId}` : null
  return {
    visibility,
    readerUrl: publishing.published?.readerUrl ?? formerUrl,
    publishedAt: publishing.published?.publishedAt ?? publication.publishedAt,
    isBehind: hasUnpublishedChanges(state, unsavedPages) || visibility !== publication.visibility,
  }
}

import type { PopupTrigger } from '@lectern/core/book'
import type { ReaderBook } from '../book/reader-book'
import type { TriggerReader } from './create-trigger-reader'
import type { ShownTrigger } from './read-trigger'

/** The trigger whose popup is open. */
export interface OpenedTrigger {
  readonly pageId: number
  readonly markId: string
  readonly anchor: HTMLElement
}

/** Returns the opened trigger and what it shows; null without one, or if the book was loaded again without it. */
export function findOpened(
  { chapters }: Pick<ReaderBook, 'chapters'>,
  opened: OpenedTrigger | null,
  read: TriggerReader,
): { readonly trigger: PopupTrigger; readonly shown: ShownTrigger; readonly anchor: HTMLElement } | null {
  if (opened === null) return null
  const { pageId, markId, anchor } = opened
  const page = chapters.flatMap(({ pages }) => pages).find((candidate) => candidate.pageId === pageId)
  const trigger = page?.popupTriggers.find(({ id }) => id === markId)
  return trigger === undefined ? null : { trigger, shown: read(trigger, pageId), anchor }
}

import { useEffect, useEffectEvent } from 'react'
import { markPages } from './mark-pages'
import { isBookmark } from '../notes/note'
import type { UsedNotes } from '../notes/use-notes'
import { useRemoval } from './use-removal'
import './bookmark-ribbons.css'

export interface BookmarkRibbonsProps {
  readonly stage: HTMLElement | null
  readonly notes: UsedNotes
}

/** Marks bookmarked pages with a ribbon; pressing it removes the bookmark. */
export function BookmarkRibbons({ stage, notes: { notes, store } }: BookmarkRibbonsProps) {
  const remove = useRemoval(store)
  const { list } = notes
  const pressRibbon = useEffectEvent((pageId: number) => {
    const pressed = list.find((each) => isBookmark(each) && each.pageId === pageId)
    if (pressed !== undefined) remove(pressed)
  })
  useEffect(() => {
    if (stage === null) return undefined
    const pageIds = new Set(list.filter(isBookmark).map(({ pageId }) => pageId))
    return markPages(stage, { pageIds, onPress: (pageId) => pressRibbon(pageId) })
  }, [stage, list])
  return null
}

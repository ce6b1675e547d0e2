import { useEffect, useEffectEvent } from 'react'
import { markPages } from './mark-pages'
import type { UsedBookmarks } from './use-bookmarks'
import { useRemoval } from './use-removal'
import './bookmark-ribbons.css'

export interface BookmarkRibbonsProps {
  readonly stage: HTMLElement | null
  readonly bookmarks: UsedBookmarks
}

/** Marks bookmarked pages with a ribbon; pressing it removes the bookmark. */
export function BookmarkRibbons({ stage, bookmarks: { bookmarks, store } }: BookmarkRibbonsProps) {
  const remove = useRemoval(store)
  const { list } = bookmarks
  const pressRibbon = useEffectEvent((pageId: number) => {
    const pressed = list.find((each) => each.pageId === pageId)
    if (pressed !== undefined) remove(pressed)
  })
  useEffect(() => {
    if (stage === null) return undefined
    const pageIds = new Set(list.map(({ pageId }) => pageId))
    return markPages(stage, { pageIds, onPress: (pageId) => pressRibbon(pageId) })
  }, [stage, list])
  return null
}

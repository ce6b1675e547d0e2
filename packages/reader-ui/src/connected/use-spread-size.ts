import { useMemo } from 'react'
import type { ReaderBook } from '../book/reader-book'
import { chooseSpreadSize } from '../screen-layout/choose-spread-size'
import { useWindowSize } from '../screen-layout/use-window-size'
import type { SpreadSize } from '../store/find-spread'
import { useReaderSelector } from './use-reader-store'

/** Assumed until the size of a page is known. */
const DEFAULT_PAGE_RATIO = 2 / 3

/** Returns how many pages are shown beside each other. */
export function useSpreadSize({ chapters, isVideoBook }: ReaderBook): SpreadSize {
  const layout = useReaderSelector(({ preferences }) => preferences.pageLayout)
  const pageRatio = useMemo(() => {
    for (const { pages } of chapters)
      for (const { imageSize } of pages) if (imageSize !== null) return imageSize.width / imageSize.height
    return DEFAULT_PAGE_RATIO
  }, [chapters])
  // A page beside a video has half of the window.
  return useWindowSize((size) => (isVideoBook ? 1 : chooseSpreadSize(layout, { ...size, pageRatio })))
}

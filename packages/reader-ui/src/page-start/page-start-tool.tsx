import { useLayoutEffect } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { zoomedAttribute } from '../page-zoom/zoom-marks'
import { useMediaQuery } from '../screen-layout/use-media-query'
import type { ReadingToolsProps } from '../reading-tools/reading-tools-props'
import { planPageStart } from './plan-page-start'

/** A phone held sideways, whose stage is lower than most pictures. Other windows keep the cost of a second layout. */
const lowWindowQuery = '(height < 480px)'

/** Begins a page at its text where only its picture would be visible. */
export function PageStartTool({ book, slots: { stage } }: Pick<ReadingToolsProps, 'book' | 'slots'>) {
  const isLow = useMediaQuery(lowWindowQuery)
  const shownId = useReaderSelector(({ reading }) => reading.shown?.pageId)
  const page = book.chapters.flatMap(({ pages }) => pages).find(({ pageId }) => pageId === shownId)
  useLayoutEffect(() => {
    if (!isLow || page === undefined || page.imageSize === null || stage === null) return
    const element = stage.querySelector('[data-shown]')
    if (element === null || stage.scrollTop > 0 || stage.hasAttribute(zoomedAttribute)) return
    const box = element.getBoundingClientRect()
    const scale = box.height / page.imageSize.height
    const pageTop = box.top - stage.getBoundingClientRect().top
    const [first] = page.words
    const start = planPageStart({
      view: stage.clientHeight,
      content: stage.scrollHeight,
      text:
        first === undefined
          ? null
          : {
              top: pageTop + scale * Math.min(...page.words.map(({ y }) => y)),
              bottom: pageTop + scale * Math.max(...page.words.map(({ y, height }) => y + height)),
            },
      line: first === undefined ? 0 : first.height * scale,
    })
    if (start > 0) stage.scrollTo({ top: start, behavior: 'instant' })
  }, [isLow, page, stage])
  return null
}

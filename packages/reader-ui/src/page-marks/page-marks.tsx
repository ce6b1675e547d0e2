import { useMemo, type CSSProperties, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { isVertical } from '../book/is-vertical'
import type { ReaderBook, ReaderPage } from '../book/reader-book'
import { markLaidOut } from '../screen-layout/mark-laid-out'
import { usePageElements } from './use-page-elements'
import { usePartedList } from './use-parted-list'
import { useWhenIdle } from './use-when-idle'
import { listMarks, type PlacedMark } from './list-marks'
import type { PageMark } from './page-mark'
import * as styles from './page-marks.css'

/** A mark whose popup is open. */
export interface OpenedMark {
  readonly pageId: number
  readonly markId: string
}

/** Functions keep their identity between renders, so that a page renders its marks once. */
export interface PageMarksProps<Mark extends PageMark> {
  /** Element that holds the pages: `slots.stage`. */
  readonly stage: HTMLElement | null
  readonly book: ReaderBook
  /** Name of the layer, unique in the reader. */
  readonly name: string
  /** Returns the marks of a page. */
  readonly marksOf: (page: ReaderPage) => readonly Mark[]
  /** Side of a mark without a size, in page-image pixels. */
  readonly usualSize: number
  /** The mark that is open; only this one is rendered again when it opens or closes. */
  readonly opened?: OpenedMark | null | undefined
  /** Renders a mark into its place, which it fills: usually a `MarkButton`. */
  readonly render: (mark: Mark, page: ReaderPage, isOpen: boolean) => ReactNode
}

/**
 * Draws marks on the page images: at their places, scaled with the image, above the words, in reading order for the Tab key.
 * Those of the pages beside are mounted too, once a turned page is painted: a turn does not wait for marks.
 */
export function PageMarks<Mark extends PageMark>({ stage, book, name, opened, ...layer }: PageMarksProps<Mark>) {
  const elements = useWhenIdle(usePageElements(stage))
  const pages = useMemo(
    () => new Map(book.chapters.flatMap((chapter) => chapter.pages).map((page) => [page.pageId, page])),
    [book],
  )
  return Array.from(elements, ([pageId, element]) => {
    const page = pages.get(pageId)
    if (page === undefined || layer.marksOf(page).length === 0) return null
    return createPortal(
      <MarkLayer
        {...layer}
        name={name}
        page={page}
        language={book.language}
        openId={opened?.pageId === pageId ? opened.markId : null}
      />,
      element,
      `${name}-${pageId}`,
    )
  })
}

interface MarkLayerProps<Mark extends PageMark> extends Omit<PageMarksProps<Mark>, 'stage' | 'book' | 'opened'> {
  readonly page: ReaderPage
  readonly language: string
  readonly openId: string | null
}

/** Places its marks once, however often the reader renders. */
function MarkLayer<Mark extends PageMark>({
  name,
  page,
  language,
  openId,
  marksOf,
  usualSize,
  render,
}: MarkLayerProps<Mark>) {
  const marks = useMemo(
    () =>
      listMarks(
        marksOf(page),
        { languages: [page.language, language], direction: page.direction, isVertical: isVertical(page) },
        { usualSize },
      ),
    [page, language, marksOf, usualSize],
  )
  const mounted = usePartedList(marks)
  if (marks.length === 0) return null
  return (
    // Places are measured from the left edge of the image. A mark that is added to a layer beside the shown page after it is
    // marked would be laid out when its page is turned to.
    <div
      ref={mounted.length === marks.length ? markLaidOut : undefined}
      className={styles.layer}
      dir="ltr"
      data-marks={name}
    >
      {mounted.map((placed) => (
        <MarkPlace
          key={placed.mark.id}
          placed={placed}
          page={page}
          isOpen={placed.mark.id === openId}
          render={render}
        />
      ))}
    </div>
  )
}

interface MarkPlaceProps<Mark extends PageMark> extends Pick<PageMarksProps<Mark>, 'render'> {
  readonly placed: PlacedMark<Mark>
  readonly page: ReaderPage
  readonly isOpen: boolean
}

/** Renders a mark again only when it opens or closes. */
function MarkPlace<Mark extends PageMark>({ placed, page, isOpen, render }: MarkPlaceProps<Mark>) {
  return useMemo(() => {
    const { mark, box, level } = placed
    const place: CSSProperties & Record<`--${string}`, number> = {
      [styles.markLeft]: box.x,
      [styles.markTop]: box.y,
      [styles.markWidth]: box.width,
      [styles.markHeight]: box.height,
      zIndex: level,
    }
    return (
      <div className={styles.place} style={place} data-mark={mark.id}>
        {render(mark, page, isOpen)}
      </div>
    )
  }, [placed, page, isOpen, render])
}

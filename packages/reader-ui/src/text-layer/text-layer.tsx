import { countGraphemes } from '@lectern/core/text'
import { type CSSProperties, Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { isVertical } from '../book/is-vertical'
import type { ReaderPage } from '../book/reader-book'
import type { WordHighlights } from '../playback/create-word-highlights'
import { markLaidOut } from '../screen-layout/mark-laid-out'
import { measureColumns, type TextMeasure } from './measure-text'
import { planTextBlocks, type PlannedBlock, type PlannedLine } from './plan-text-blocks'
import { fitWord, type FittedWord } from './fit-word'
import { rotateWord } from './rotate-word'
import * as styles from './text-layer.css'

export interface TextLayerProps {
  readonly page: ReaderPage
  /** Width of the page image in its own pixels, the unit of the rects. */
  readonly imageWidth: number
  readonly measure: TextMeasure
  readonly highlights: WordHighlights
  /** Called when a narrated word is pressed. */
  readonly onWordPress?: ((key: string) => void) | undefined
}

/** Renders the words of a page as text on their rects. Renders once: `highlights` changes the elements. */
export const TextLayer = memo(function TextLayer({
  page,
  imageWidth,
  measure,
  highlights,
  onWordPress,
}: TextLayerProps) {
  const root = useRef<HTMLDivElement>(null)
  const inColumns = useMemo(() => isVertical(page), [page])
  // Columns are laid out as lines that are turned.
  const direction = inColumns ? 'ltr' : page.direction
  const blocks = useMemo(
    () =>
      planTextBlocks(inColumns ? page.words.map((word) => rotateWord(word, imageWidth)) : page.words, { direction }),
    [page, inColumns, direction, imageWidth],
  )
  const fit = inColumns ? measureColumns(measure) : measure

  useLayoutEffect(() => {
    const layer = root.current
    if (layer === null || blocks.length === 0) return undefined
    return highlights.mount({ find: (key) => layer.querySelector(`[data-word="${CSS.escape(key)}"]`) })
  }, [highlights, blocks])

  useEffect(() => markLaidOut(root.current), [])

  // A shortcut for pointers, handled on the layer: by keyboard, the position slider reaches every word.
  useEffect(() => {
    const layer = root.current
    if (layer === null || onWordPress === undefined) return undefined
    const press = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !isPlainPress(event)) return
      // The target of a press on a moving page, as after a swipe, is the element around both places.
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const word = findNarratedWord(event.target) ?? (layer.contains(under) ? findNarratedWord(under) : null)
      if (word !== null) onWordPress(word)
    }
    layer.addEventListener('click', press)
    return () => layer.removeEventListener('click', press)
  }, [onWordPress])

  const scale = 100 / imageWidth
  const length = (pixels: number) => `calc(${(pixels * scale).toFixed(4)} * ${styles.pageHundredth})`

  return (
    <div
      ref={root}
      className={styles.layer}
      style={inColumns ? { writingMode: 'vertical-rl' } : undefined}
      lang={page.language}
      dir={page.direction}
    >
      {blocks.map((block, index) => (
        <p
          key={block.lines[0]?.words[0]?.key}
          className={styles.block}
          style={{
            marginBlockStart: length(block.top - (blocks[index - 1]?.bottom ?? 0)),
            marginInlineStart: length(direction === 'rtl' ? imageWidth - block.right : block.left),
            paddingInlineEnd: length(block.right - block.left),
          }}
        >
          {block.lines.map((line) => (
            <TextLine key={line.words[0]?.key} {...{ block, line, direction, fit, length }} />
          ))}
        </p>
      ))}
    </div>
  )
})

interface TextLineProps {
  readonly block: PlannedBlock
  readonly line: PlannedLine
  readonly direction: ReaderPage['direction']
  readonly fit: TextMeasure
  /** Writes pixels of the page image as a length of the page. */
  readonly length: (pixels: number) => string
}

/** Renders one line. A component of its own, because a browser can draw a frame between two of them. */
function TextLine({ block, line, direction, fit, length }: TextLineProps) {
  return (
    <>
      <span className={styles.line} style={{ lineHeight: length(line.bottom - line.top) }}>
        {line.words.map((word, index) => (
          <Fragment key={word.key}>
            <span
              className={styles.word}
              data-word={word.key}
              data-narrated={word.span === null ? undefined : ''}
              style={{
                marginInlineStart: length(gapBefore(block, line, index, direction)),
                ...styleOf(fitWord(word, line, countGraphemes(word.text), fit), length),
              }}
            >
              {word.text}
            </span>
            {word.spaceAfter && index < line.words.length - 1 ? ' ' : null}
          </Fragment>
        ))}
      </span>
      {line.words.at(-1)?.spaceAfter ? ' ' : <wbr />}
    </>
  )
}

function styleOf(set: FittedWord, length: (pixels: number) => string): CSSProperties {
  return {
    fontSize: length(set.fontSize),
    letterSpacing: `${set.letterSpacingEm.toFixed(4)}em`,
    verticalAlign: length(set.raise),
    ...(set.shift === 0 ? {} : { position: 'relative', insetBlockStart: length(set.shift) }),
  }
}

/** Returns the pixels from the end of the line's text so far to the word's rect, along the reading direction. */
function gapBefore(block: PlannedBlock, line: PlannedLine, index: number, direction: ReaderPage['direction']): number {
  const word = line.words[index]
  if (word === undefined) return 0
  const before = line.words[index - 1]
  if (direction === 'rtl') return (before === undefined ? block.right : before.x) - (word.x + word.width)
  return word.x - (before === undefined ? block.left : before.x + before.width)
}

function findNarratedWord(element: Element | null): string | null {
  return element?.closest<HTMLElement>('[data-narrated]')?.dataset['word'] ?? null
}

function isPlainPress(event: MouseEvent): boolean {
  // A drag that selects text ends in a click too.
  return event.button === 0 && (window.getSelection()?.isCollapsed ?? true)
}

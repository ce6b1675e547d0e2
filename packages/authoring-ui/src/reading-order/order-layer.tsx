import { toScreen, type Point } from '@lectern/core/geometry'
import { pageToolMessages } from '@lectern/messages'
import { useTranslate, VisuallyHidden } from '@lectern/ui'
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import type { Editor } from '../editor/editor'
import type { PlacedRect } from '../editor/placed-rect'
import { visibleBox } from '../editor/viewport'
import { useEditorState } from '../page-stage/use-editor-state'
import { findDropTarget } from './find-drop-target'
import { changeOrder } from './move-in-order'
import * as styles from './order-layer.css'
import { readWord } from '../editor/read-word'

/** With more visible words than this, numbers would cover the page: only the line is drawn. */
const maxNumbers = 800

interface Drag {
  readonly id: string
  readonly at: Point
  readonly targetId: string | null
}

/** The reading order over the page: a number on every word and a line through them. A number is moved by pointer or by key. */
export function OrderLayer({ editor }: { readonly editor: Editor }) {
  const t = useTranslate(pageToolMessages)
  const layer = useRef<HTMLDivElement>(null)
  const viewport = useEditorState(editor, (state) => state.viewport)
  const canvasSize = useEditorState(editor, (state) => state.canvasSize)
  const words = useEditorState(editor, (state) => (state.scope === null ? none : editor.document.inOrder(state.scope)))
  const [drag, setDrag] = useState<Drag | null>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const seen = new Set(editor.within(visibleBox(viewport, canvasSize)))
  const numbered = words.flatMap((word, index) => (seen.has(word.id) ? [{ word, number: index + 1 }] : []))
  const tabStop = numbered.find(({ word }) => word.id === focusedId) ?? numbered[0]
  const centreOf = ({ rect }: PlacedRect) =>
    toScreen(viewport, { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 })

  const moveTo = (id: string, targetId: string, continued?: boolean) => {
    const { selected } = editor.getState()
    editor.perform('order', changeOrder(editor.document, id, { targetId, selected }), continued)
  }
  const pointerAt = (event: PointerEvent): Point => {
    const box = layer.current?.getBoundingClientRect()
    return { x: event.clientX - (box?.left ?? event.clientX), y: event.clientY - (box?.top ?? event.clientY) }
  }
  const follow = (event: PointerEvent, id: string) => {
    const at = pointerAt(event)
    const target = findDropTarget(words, viewport, at)
    setDrag({ id, at, targetId: target === null || target.id === id ? null : target.id })
  }
  const focusNumber = (id: string | undefined) => {
    if (id !== undefined) layer.current?.querySelector<HTMLElement>(`[data-number-of="${CSS.escape(id)}"]`)?.focus()
  }
  const press = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    if (event.key === 'Escape' && drag !== null) setDrag(null)
    else if (event.key === 'Home' || event.key === 'End') {
      focusNumber(numbered[event.key === 'Home' ? 0 : numbered.length - 1]?.word.id)
    } else if (step === undefined || event.ctrlKey || event.metaKey) return
    else if (event.altKey || event.shiftKey) {
      const word = words[index]
      const target = words[index + step]
      if (word !== undefined && target !== undefined) moveTo(word.id, target.id, event.repeat)
    } else focusNumber(words[index + step]?.id)
    event.preventDefault()
    event.stopPropagation()
  }

  const from = words.find(({ id }) => id === drag?.id)
  const focused = words.findIndex(({ id }) => id === focusedId)
  return (
    <div ref={layer} className={styles.layer} role="group" aria-label={t('orderLabel')}>
      <svg className={styles.lines} aria-hidden>
        <polyline className={styles.line} points={words.map((word) => toPair(centreOf(word))).join(' ')} />
        {drag !== null && from !== undefined && (
          <polyline className={styles.drag} points={`${toPair(toScreen(viewport, from.rect))} ${toPair(drag.at)}`} />
        )}
      </svg>
      {numbered.length <= maxNumbers &&
        numbered.map(({ word, number }) => {
          const { x, y } = toScreen(viewport, word.rect)
          const height = sizeNumber(word.rect.height * viewport.zoom)
          return (
            <button
              key={word.id}
              type="button"
              className={styles.number}
              style={{
                blockSize: height,
                fontSize: height * 0.8,
                // Above the word, whose letters it would cover otherwise.
                transform: `translate(${Math.round(x)}px, ${Math.round(y) - height}px)`,
              }}
              data-number-of={word.id}
              data-dragged={drag?.id === word.id ? '' : undefined}
              data-target={drag?.targetId === word.id ? '' : undefined}
              tabIndex={word.id === tabStop?.word.id ? 0 : -1}
              aria-label={t('orderNumber', { number, word: readWord(word) })}
              onFocus={() => setFocusedId(word.id)}
              onKeyDown={(event) => press(event, number - 1)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                follow(event, word.id)
              }}
              onPointerMove={(event) => drag?.id === word.id && follow(event, word.id)}
              onPointerUp={() => {
                if (drag !== null && drag.targetId !== null) moveTo(word.id, drag.targetId)
                setDrag(null)
              }}
              onPointerCancel={() => setDrag(null)}
            >
              {number}
            </button>
          )
        })}
      <VisuallyHidden live="polite">
        {focused !== -1 && t('orderNumber', { number: focused + 1, word: readWord(words[focused]) })}
      </VisuallyHidden>
    </div>
  )
}

const none: readonly PlacedRect[] = []

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Returns the height of a number in pixels, so that it fits between the lines of words of this height. */
function sizeNumber(wordHeight: number): number {
  return Math.round(Math.min(Math.max(wordHeight * 0.7, 11), 20))
}

function toPair({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`
}

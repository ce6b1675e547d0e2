import { studioMessages } from '@lectern/messages'
import { useTranslate, VisuallyHidden } from '@lectern/ui'
import { useId, type KeyboardEvent, type RefObject } from 'react'
import type { Editor } from '../editor/editor'
import * as styles from './page-stage.css'
import { RectMirror } from './rect-mirror'
import { chooseCursor } from './choose-cursor'
import { pressStageKey } from './press-stage-key'
import { useEditorState } from './use-editor-state'
import { usePointerTools } from './use-pointer-tools'
import { useSpaceHeld } from './use-space-held'

export interface RectSurfaceProps {
  readonly editor: Editor
  /** Accessible name of the list of rects. */
  readonly label: string
  readonly surface: RefObject<HTMLDivElement | null>
}

/** Receives pointer, touch and keys over the drawn page, and is a list of its rects to screen readers. */
export function RectSurface({ editor, label, surface }: RectSurfaceProps) {
  const t = useTranslate(studioMessages)
  const hintId = useId()
  const listId = useId()
  // While times are assigned, the space key plays and pauses.
  const spaceHeld = useSpaceHeld(
    surface,
    useEditorState(editor, (state) => state.tool !== 'assignTime'),
  )
  const pointer = usePointerTools(surface, editor, spaceHeld)
  const cursor = useEditorState(editor, chooseCursor)
  const selected = useEditorState(editor, (state) => state.selected)
  const rects = useEditorState(editor, (state) =>
    state.scope === null ? noRects : editor.document.inOrder(state.scope),
  )

  const press = (event: KeyboardEvent) => {
    if (pressStageKey(editor, event)) event.preventDefault()
  }
  const activeIndex = rects.findIndex((placed) => selected.has(placed.id))
  const active = rects[activeIndex]
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        data-cursor={spaceHeld && cursor !== 'pan' ? 'hand' : cursor}
        role="listbox"
        aria-multiselectable
        aria-label={label}
        aria-describedby={hintId}
        aria-activedescendant={active === undefined ? undefined : optionId(activeIndex)}
        tabIndex={0}
        onKeyDown={press}
        {...pointer}
      >
        <RectMirror rects={rects} selected={selected} optionId={optionId} />
      </div>
      <VisuallyHidden id={hintId}>{t('stageHint')}</VisuallyHidden>
      <VisuallyHidden live="polite">
        {active !== undefined && selected.size === 1
          ? t('stageSelectedAt', {
              x: active.rect.x,
              y: active.rect.y,
              width: active.rect.width,
              height: active.rect.height,
            })
          : selected.size > 1 && t('stageSelectedCount', { count: selected.size })}
      </VisuallyHidden>
    </>
  )
}

const noRects: readonly never[] = []

import { fitToView, zoomAround, type Viewport } from '@lectern/core/geometry'
import { studioMessages } from '@lectern/messages'
import {
  EmptyState,
  ErrorState,
  Spinner,
  Toolbar,
  ToolbarButton,
  ToolbarChoice,
  ToolbarRest,
  ToolbarSeparator,
  ToolbarText,
  useTheme,
  useLocale,
  useTranslate,
  VisuallyHidden,
} from '@lectern/ui'
import { ImageOff, Maximize, MousePointer2, Redo2, SquarePlus, Undo2, ZoomIn, ZoomOut } from '@lectern/ui/icons'
import { useCallback, useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import type { Editor } from '../editor/editor'
import { studioShortcuts } from '../shortcuts/studio-shortcuts'
import type { StageView } from '../stage/rect-tone'
import type { LitWords } from './lit-words'
import * as styles from './page-stage.css'
import { RectMirror } from './rect-mirror'
import { stageCursor } from './stage-cursor'
import { pressStageKey } from './stage-keys'
import { useEditorState } from './use-editor-state'
import { usePointerTools } from './use-pointer-tools'
import { useSpaceHeld } from './use-space-held'
import { useStage } from './use-stage'

export interface PageStageProps {
  readonly editor: Editor
  /** Accessible name, such as `Words on page 3`. */
  readonly label: string
  readonly imageUrl: string | null
  readonly view: StageView
  readonly lit?: LitWords | null
  /** Renews the image's link before it is loaded again: links expire. */
  readonly onExpired?: (() => Promise<unknown>) | undefined
}

const marginPx = 24
const zoomStep = 1.25

/** The page with its rects, to select, move, resize and draw by pointer, touch or keyboard. */
export function PageStage({ editor, label, imageUrl, view, lit = null, onExpired }: PageStageProps) {
  const t = useTranslate(studioMessages)
  const { theme } = useTheme()
  const host = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const hintId = useId()
  const listId = useId()
  const { status, retry } = useStage({ host, editor, imageUrl, view, lit, theme })
  const spaceHeld = useSpaceHeld(surface)
  const pointer = usePointerTools(surface, editor, spaceHeld)
  const scope = useEditorState(editor, (state) => state.scope)
  const page = useEditorState(editor, (state) => state.page)
  const windowSize = useEditorState(editor, (state) => state.window)
  const selected = useEditorState(editor, (state) => state.selected)
  const zoom = useEditorState(editor, (state) => state.viewport.zoom)
  const { locale } = useLocale()
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const tool = useEditorState(editor, (state) => state.tool)
  const cursor = useEditorState(editor, stageCursor)
  const canUndo = useEditorState(editor, (state) => state.canUndo)
  const canRedo = useEditorState(editor, (state) => state.canRedo)
  const rects = useEditorState(editor, (state) =>
    state.scope === null ? noRects : editor.document.inOrder(state.scope),
  )

  const fitted = useRef<Viewport | null>(null)
  const fit = useCallback(() => {
    const state = editor.getState()
    fitted.current = fitToView({ x: 0, y: 0, ...state.page }, state.window, marginPx)
    editor.setViewport(fitted.current)
  }, [editor])

  useLayoutEffect(() => {
    const element = surface.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      editor.setWindow({ width: element.clientWidth, height: element.clientHeight })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [editor])

  // Another page is fitted into the window.
  useEffect(fit, [fit, scope?.pageVariationId, page])
  // A resized window fits the page again, unless the author has zoomed or panned.
  useEffect(() => {
    if (editor.getState().viewport === fitted.current) fit()
  }, [editor, fit, windowSize])

  const zoomBy = (factor: number) => {
    const state = editor.getState()
    const middle = { x: state.window.width / 2, y: state.window.height / 2 }
    editor.setViewport(zoomAround(state.viewport, middle, factor))
  }
  const tryAgain = async () => {
    await onExpired?.().catch((reason: unknown) => console.warn('The image link could not be fetched anew.', reason))
    retry()
  }
  const press = (event: KeyboardEvent) => {
    if (pressStageKey(editor, event)) event.preventDefault()
  }

  const activeIndex = rects.findIndex((placed) => selected.has(placed.id))
  const active = rects[activeIndex]
  const optionId = (index: number) => `${listId}-${index}`
  return (
    <section aria-label={label} className={styles.frame}>
      <Toolbar label={t('stageToolbar')} look="edge">
        <ToolbarChoice
          label={t('stageTool')}
          value={tool}
          onChange={editor.setTool}
          choices={[
            { value: 'editRects', label: t('stageToolEdit'), icon: MousePointer2, hideLabel: true },
            { value: 'createRects', label: t('stageToolDraw'), icon: SquarePlus, hideLabel: true },
          ]}
        />
        <ToolbarSeparator />
        <ToolbarButton
          icon={Undo2}
          label={t('undo')}
          hideLabel
          shortcut={studioShortcuts.undo[0]}
          disabled={!canUndo}
          onPress={editor.undo}
          followsText
        />
        <ToolbarButton
          icon={Redo2}
          label={t('redo')}
          hideLabel
          shortcut={studioShortcuts.redo[0]}
          disabled={!canRedo}
          onPress={editor.redo}
          followsText
        />
        <ToolbarRest />
        <ToolbarButton
          icon={ZoomOut}
          label={t('stageZoomOut')}
          hideLabel
          disabled={imageUrl === null}
          onPress={() => zoomBy(1 / zoomStep)}
        />
        <span className={styles.percent}>
          <ToolbarText>{imageUrl === null ? '–' : percent.format(zoom)}</ToolbarText>
        </span>
        <ToolbarButton
          icon={ZoomIn}
          label={t('stageZoomIn')}
          hideLabel
          disabled={imageUrl === null}
          onPress={() => zoomBy(zoomStep)}
        />
        <ToolbarButton icon={Maximize} label={t('stageFit')} hideLabel disabled={imageUrl === null} onPress={fit} />
      </Toolbar>
      <div className={styles.room}>
        <div ref={host} className={styles.host} aria-hidden />
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
        {status !== 'ready' && (
          <div className={styles.notice}>
            {status === 'loading' ? (
              <Spinner size="l" />
            ) : (
              <div className={styles.words}>
                {status === 'failed' ? (
                  <ErrorState level={3} message={t('stageImageFailed')} onRetry={() => void tryAgain()} />
                ) : (
                  <EmptyState level={3} icon={ImageOff} title={t('stageNoImage')} />
                )}
              </div>
            )}
          </div>
        )}
      </div>
      <VisuallyHidden id={hintId}>{t('stageHint')}</VisuallyHidden>
      <VisuallyHidden live="polite">
        {active === undefined || selected.size !== 1
          ? selected.size > 1
            ? t('stageSelectedCount', { count: selected.size })
            : ''
          : t('stageSelectedAt', {
              x: active.rect.x,
              y: active.rect.y,
              width: active.rect.width,
              height: active.rect.height,
            })}
      </VisuallyHidden>
    </section>
  )
}

const noRects: readonly never[] = []

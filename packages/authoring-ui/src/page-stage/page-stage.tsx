import { useTheme } from '@lectern/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Editor } from '../editor/editor'
import type { StageView } from '../stage/rect-tone'
import type { HighlightedWords } from './highlighted-words'
import * as styles from './page-stage.css'
import { RectSurface } from './rect-surface'
import { StageNotice } from './stage-notice'
import { StageToolbar } from './stage-toolbar'
import { useEditorState } from './use-editor-state'
import { useFittedPage } from './use-fitted-page'
import { useStage } from './use-stage'

const OrderLayer = lazy(async () => ({ default: (await import('../reading-order/order-layer')).OrderLayer }))

export interface PageStageProps {
  readonly editor: Editor
  /** Accessible name, such as `Words on page 3`. */
  readonly label: string
  readonly imageUrl: string | null
  readonly view: StageView
  readonly highlighted?: HighlightedWords | null
  /** Renews the image's link before it is loaded again: links expire. */
  readonly onExpired?: (() => Promise<unknown>) | undefined
}

/** The page with its rects, to select, move, resize and draw by pointer, touch or keyboard. */
export function PageStage({ editor, label, imageUrl, view, highlighted = null, onExpired }: PageStageProps) {
  const { theme } = useTheme()
  const host = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const { status, retry } = useStage({ host, editor, imageUrl, view, highlighted, theme })
  const fittedPage = useFittedPage(surface, editor)
  const [showsOrder, setShowsOrder] = useState(false)
  const showsMarks = useEditorState(editor, (state) => state.scope?.kind === 'marks')

  const tryAgain = async () => {
    await onExpired?.().catch((reason: unknown) => console.warn('The image link could not be requested again.', reason))
    retry()
  }
  return (
    <section aria-label={label} className={styles.frame}>
      <StageToolbar
        editor={editor}
        view={fittedPage}
        hasImage={imageUrl !== null}
        showsOrder={showsOrder}
        onShowOrder={setShowsOrder}
      />
      <div className={styles.room}>
        <div ref={host} className={styles.host} aria-hidden />
        <RectSurface editor={editor} label={label} surface={surface} />
        {showsOrder && !showsMarks && (
          <Suspense fallback={null}>
            <OrderLayer editor={editor} />
          </Suspense>
        )}
        <StageNotice status={status} onRetry={() => void tryAgain()} />
      </div>
    </section>
  )
}

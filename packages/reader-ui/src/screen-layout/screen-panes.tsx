import type { LocalSettings } from '@lectern/core/book'
import { Panes } from '@lectern/ui'
import { useRef, type ReactNode } from 'react'
import { layOutScreen } from './lay-out-screen'
import * as styles from './screen-panes.css'
import { useElementHeight } from './use-element-height'
import { useWindowSize } from './use-window-size'

export interface ScreenPanesProps {
  readonly video: ReactNode
  /** The page image with its text layer. */
  readonly page: ReactNode
  /** The reader's settings, by their local names. */
  readonly settings: Pick<LocalSettings, 'screenLayout' | 'flipVideo'>
}

/**
 * Shows video and page side by side, or the video above the page: on a phone by its orientation, on any other screen by the
 * reader's setting. Fills the height of its container.
 */
export function ScreenPanes({ video, page, settings }: ScreenPanesProps) {
  const container = useRef<HTMLDivElement>(null)
  const { width, height } = useWindowSize()
  const availableHeight = useElementHeight(container) ?? height
  const { arrangement, videoPercent } = layOutScreen({
    width,
    height,
    availableHeight,
    prefersVertical: settings.screenLayout === 'vertical',
  })
  return (
    <div ref={container} className={styles.container}>
      <Panes
        first={video}
        second={page}
        orientation={arrangement}
        share={videoPercent}
        flipped={settings.flipVideo ?? false}
      />
    </div>
  )
}

import type { LocalSettings } from '@lectern/core/book'
import { Panes } from '@lectern/ui'
import { useRef, type ReactNode } from 'react'
import { layOutScreen } from './lay-out-screen'
import * as styles from './screen-panes.css'
import { useElementHeight } from './use-element-height'
import { useWindowSize } from './use-window-size'

export interface ScreenPanesProps {
  readonly video: ReactNode
  /** The page's picture with its text. */
  readonly page: ReactNode
  /** The reader's own, under the names of the device. */
  readonly settings: Pick<LocalSettings, 'screenLayout' | 'flipVideo'>
}

/**
 * Video and page as they share the screen: side by side, or the video above the page. A phone decides by how it is held,
 * any other screen by the reader's setting. As high as the place it stands in.
 */
export function ScreenPanes({ video, page, settings }: ScreenPanesProps) {
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useWindowSize()
  const availableHeight = useElementHeight(place) ?? height
  const { arrangement, videoPercent } = layOutScreen({
    width,
    height,
    availableHeight,
    prefersVertical: settings.screenLayout === 'vertical',
  })
  return (
    <div ref={place} className={styles.place}>
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

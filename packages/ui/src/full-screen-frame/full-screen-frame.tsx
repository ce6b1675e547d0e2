import { collectionMessages } from '@lectern/messages'
import { createContext, use, useRef, type ReactNode } from 'react'
import { Maximize, Minimize } from '../icon/icons'
import { IconButton } from '../icon-button'
import { useTranslate } from '../locale/use-translate'
import * as styles from './full-screen-frame.css'
import { useFullScreen, type FullScreenState } from './use-full-screen'

const FullScreenContext = createContext<FullScreenState | null>(null)

export interface FullScreenFrameProps {
  readonly children: ReactNode
}

/**
 * A part of the page that can fill the screen, with a `FullScreenButton` inside. Escape ends it. Fills the window when
 * the browser has no full screen, as on most phones.
 */
export function FullScreenFrame({ children }: FullScreenFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const state = useFullScreen(frame)
  return (
    <FullScreenContext value={state}>
      <div ref={frame} className={styles.frame} data-fills={state.fills ?? undefined}>
        {children}
      </div>
    </FullScreenContext>
  )
}

/** Makes the surrounding frame full screen, and shows whether it is. Renders nothing outside a frame. */
export function FullScreenButton() {
  const t = useTranslate(collectionMessages)
  const state = use(FullScreenContext)
  if (state === null) return null
  const isFull = state.fills !== null
  return (
    <IconButton icon={isFull ? Minimize : Maximize} label={t('fullScreen')} pressed={isFull} onClick={state.toggle} />
  )
}

import { FloatingPanel, type FloatingPanelProps } from '@lectern/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useReaderSelector } from '../connected/use-reader-store'
import { focusPage } from '../page-stage/focus-page'
import { useSheet } from './use-sheet'
import { usePausedNarration } from './use-paused-narration'
import { usePopupPlace } from './use-popup-place'

export interface ReaderPopupProps extends Pick<
  FloatingPanelProps,
  'title' | 'titleLanguage' | 'isUnasked' | 'closesOutside' | 'onClose' | 'children' | 'actions'
> {
  /** The mark, word or button that it belongs to: it is placed beside it and returns the focus to it. */
  readonly anchor: HTMLElement | null
  /** Element that scrolls over the page: `slots.stage`. */
  readonly stage: HTMLElement | null
  /** False lets the narration play on: the popup then keeps off the highlighted words. True by default. */
  readonly pausesNarration?: boolean | null | undefined
  /** True keeps it open when its page is turned away from. False by default. */
  readonly outlastsPage?: boolean | undefined
  /** Wider, for content with several columns. */
  readonly isWide?: boolean | undefined
}

/**
 * Shows content that belongs to a place of the book: a sheet on phones, elsewhere a panel beside its place. The page stays in
 * use beside it. It is open while it is mounted; of several popups, the latest stays open.
 */
export function ReaderPopup({
  anchor,
  stage,
  pausesNarration,
  outlastsPage = false,
  isWide = false,
  onClose,
  ...panel
}: ReaderPopupProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const isSheet = useSheet()
  usePausedNarration(pausesNarration !== false)
  usePopupPlace({ panel: isSheet ? null : element, anchor, stage })
  useLatestOnly(onClose)
  useCloseWithPage(outlastsPage ? null : anchor, onClose)
  return (
    <FloatingPanel
      // A moved panel that becomes a sheet starts again at its own place.
      key={isSheet ? 'sheet' : 'free'}
      {...panel}
      shape={isSheet ? 'sheet' : isWide ? 'wide' : 'free'}
      opener={anchor}
      panelRef={setElement}
      onClose={onClose}
      onFocusLost={focusPage}
    />
  )
}

/** Closes the popup when another one opens. */
function useLatestOnly(onClose: () => void): void {
  const close = useEffectEvent(onClose)
  const own = useRef({})
  useEffect(() => {
    const announced = new CustomEvent<unknown>('lectern-popup', { detail: own.current })
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && event.detail !== own.current) close()
    }
    document.dispatchEvent(announced)
    document.addEventListener('lectern-popup', hear)
    return () => document.removeEventListener('lectern-popup', hear)
  }, [])
}

/** Closes the popup when the page of its anchor is no longer shown. */
function useCloseWithPage(anchor: HTMLElement | null, onClose: () => void): void {
  const shown = useReaderSelector(({ reading }) => reading.shown)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (anchor !== null && (!anchor.isConnected || anchor.closest('[data-spread]:not([data-spread="shown"])') !== null))
      close()
  }, [anchor, shown])
}

import { useMemo, useSyncExternalStore, type RefObject } from 'react'
import { media } from '../theme/media'
import { placeSheet } from './place-sheet'

const gap = 12

/**
 * Returns the point that a sheet stands on, as an anchor below which there is nothing; null in windows that are no phone's.
 * The anchor measures its target and sheet whenever the sheet is placed.
 */
export function useSheet(target: Element | null, panel: HTMLElement | null): RefObject<SheetAnchor> | null {
  const isSheet = useSyncExternalStore(subscribe, () => matchMedia(media.sheet).matches)
  return useMemo(() => (isSheet ? { current: createAnchor(target, panel) } : null), [isSheet, target, panel])
}

interface SheetAnchor {
  readonly getBoundingClientRect: () => DOMRect
}

function createAnchor(target: Element | null, panel: HTMLElement | null): SheetAnchor {
  return {
    getBoundingClientRect: () => {
      const lower = placeSheet({
        target: target === null ? null : target.getBoundingClientRect(),
        sheetHeight: panel === null ? 0 : panel.offsetHeight,
        windowHeight: window.innerHeight,
        gap,
      })
      return new DOMRect(document.documentElement.clientWidth / 2, lower, 0, 0)
    },
  }
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(media.sheet)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

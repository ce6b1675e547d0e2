import { useState } from 'react'
import { useMediaQuery } from '../screen-layout/use-media-query'

/** A phone has no room for the button: fingers zoom there, a double tap too, and the menu opens the page view. */
const crowdedQuery = '(width < 30em) and (pointer: coarse)'

export interface UsedViewTool {
  /** False where the menu opens the page view. */
  readonly hasButton: boolean
  readonly isOpen: boolean
  readonly open: () => void
  readonly onOpenChange: (isOpen: boolean) => void
}

export function useViewTool(): UsedViewTool {
  const hasButton = !useMediaQuery(crowdedQuery)
  const [isOpen, setIsOpen] = useState(false)
  return { hasButton, isOpen, open: () => setIsOpen(true), onOpenChange: setIsOpen }
}

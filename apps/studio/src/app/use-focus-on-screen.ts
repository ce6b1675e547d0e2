import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusOnceLost } from './focus-once-lost'

/** Focuses the main part of a new screen: the link that led there is gone, and a screen reader would stay silent. */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return focusOnceLost(() => document.querySelector('main'))
  }, [pathname])
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusOnceLost } from './focus-once-lost'

/** On another screen the focus goes to its main part: the link that led there is gone, and nothing would be read out. */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return focusOnceLost(() => document.querySelector('main'))
  }, [pathname])
}

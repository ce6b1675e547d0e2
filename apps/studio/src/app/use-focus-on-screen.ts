import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On another screen the focus goes to its main part: the link that led there is gone, and nothing would be read out. */
export function useFocusOnScreen(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const settle = () => {
      if (document.activeElement !== null && document.activeElement !== document.body) return
      document.querySelector('main')?.focus()
      observer.disconnect()
    }
    // A dialog that led there has the focus until it has faded away.
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true })
    settle()
    return () => observer.disconnect()
  }, [pathname])
}

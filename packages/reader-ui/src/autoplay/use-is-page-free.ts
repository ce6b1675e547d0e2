import { useSyncExternalStore } from 'react'

/** Returns true while no dialog or popup covers the page. */
export function useIsPageFree(): boolean {
  return useSyncExternalStore(listen, isPageFree)
}

/** They are mounted as children of the body. */
function listen(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true })
  return () => observer.disconnect()
}

function isPageFree(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null
}

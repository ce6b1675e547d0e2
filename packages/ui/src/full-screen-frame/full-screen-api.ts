/** The area to fill: the `screen` where the browser allows it, otherwise the `window`. */
export type FullScreenKind = 'screen' | 'window'

/**
 * Makes the whole page full screen, not one element: dialogs, menus and toasts are in the body and would be hidden.
 * Fills the window only when the browser has no full screen or refuses it.
 */
export async function enterFullScreen(): Promise<FullScreenKind> {
  if (!document.fullscreenEnabled) return 'window'
  return document.documentElement.requestFullscreen({ navigationUI: 'hide' }).then(
    () => 'screen',
    () => 'window',
  )
}

/** Leaves full screen, if the page is in it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}

/** Returns true when the page is in full screen. */
export function hasScreen(): boolean {
  return document.fullscreenElement === document.documentElement
}

/**
 * Calls the listener when the page enters or leaves full screen, by Escape too. @returns a function that stops
 * listening
 */
export function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

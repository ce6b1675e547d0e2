/** What fills what: the `screen`, where the browser lets it, else the `window`. */
export type FullScreenKind = 'screen' | 'window'

/**
 * Gives the page the screen: all of it, for dialogs, menus and toasts lie in the body, where an element that has the
 * screen alone would hide them. Where the browser has no such thing, or refuses, only the window can be filled.
 */
export async function enterFullScreen(): Promise<FullScreenKind> {
  if (!document.fullscreenEnabled) return 'window'
  return document.documentElement.requestFullscreen({ navigationUI: 'hide' }).then(
    () => 'screen',
    () => 'window',
  )
}

/** Gives the screen back, where the page has it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}

/** Whether the page has the screen. */
export function hasScreen(): boolean {
  return document.fullscreenElement === document.documentElement
}

/** Calls when the page gets the screen or gives it back, by Escape too. @returns ends it */
export function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

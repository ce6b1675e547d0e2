/** What fills what: the `screen`, where the browser lets it, else the `window`. */
export type FullScreenKind = 'screen' | 'window'

/** Fills the screen with an element. Where the browser has no such thing, or refuses, only the window can be filled. */
export async function enterFullScreen(element: HTMLElement): Promise<FullScreenKind> {
  if (!document.fullscreenEnabled) return 'window'
  return element.requestFullscreen({ navigationUI: 'hide' }).then(
    () => 'screen',
    () => 'window',
  )
}

/** Gives the screen back, where an element has it. */
export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement !== null) await document.exitFullscreen()
}

/** Whether an element has the screen. */
export function hasScreen(element: HTMLElement | null): boolean {
  return element !== null && document.fullscreenElement === element
}

/** Calls when an element gets the screen or gives it back, by Escape too. @returns ends it */
export function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

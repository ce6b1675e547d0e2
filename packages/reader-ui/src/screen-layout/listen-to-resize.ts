/** Calls the listener when the window's size changes. Returns a function that stops it. */
export function listenToResize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

import { useSyncExternalStore } from 'react'

/** Below this width a form does not fit into a column beside another. Grows with the reader's font size. */
const query = '(width < 48rem)'

/** Returns true while the window is too narrow for two columns. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

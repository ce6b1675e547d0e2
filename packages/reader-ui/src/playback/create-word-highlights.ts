/** Highlights words by toggling `data-lit` on their elements, on all mounted pages. */
export interface WordHighlights<E extends HighlightElement = HTMLElement> {
  /** Registers a page's words, and highlights those that are highlighted now. Returns a function that unregisters them. */
  mount(words: MountedWords<E>): () => void
  /** Highlights exactly these words. Writes only to elements that change. */
  set(keys: readonly string[]): void
  /** Returns the mounted element of a highlighted word, or null if there is none. */
  findElement(): E | null
}

/** The words of a mounted page. They are found when they are spoken: to list 1,000 of them takes a slow phone a frame. */
export interface MountedWords<E extends HighlightElement = HTMLElement> {
  find(key: string): E | null
}

/** The part of an element that the highlights use. */
interface HighlightElement {
  readonly dataset: DOMStringMap
}

export function createWordHighlights<E extends HighlightElement = HTMLElement>(): WordHighlights<E> {
  const mounted = new Set<MountedWords<E>>()
  const lit = new Map<string, { readonly element: E; readonly words: MountedWords<E> }>()
  let wanted: readonly string[] = []

  const light = (key: string) => {
    for (const words of lit.has(key) ? [] : mounted) {
      const element = words.find(key)
      if (element === null) continue
      element.dataset['lit'] = ''
      lit.set(key, { element, words })
      return
    }
  }
  return {
    mount(words) {
      mounted.add(words)
      wanted.forEach(light)
      return () => {
        mounted.delete(words)
        for (const [key, found] of lit) if (found.words === words) lit.delete(key)
        // The same page may be mounted again already.
        wanted.forEach(light)
      }
    },
    set(keys) {
      if (keys === wanted) return
      for (const [key, { element }] of lit) {
        if (keys.includes(key)) continue
        delete element.dataset['lit']
        lit.delete(key)
      }
      wanted = keys
      wanted.forEach(light)
    },
    findElement() {
      for (const key of wanted) {
        const found = lit.get(key)
        if (found !== undefined) return found.element
      }
      return null
    },
  }
}

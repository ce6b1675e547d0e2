/** Highlights words by toggling `data-lit` on their mounted elements, on all mounted pages. */
export interface WordHighlights<E extends HighlightElement = HTMLElement> {
  /** Registers a word's element, and highlights it if its word is highlighted. Returns a function that unregisters it. */
  mount(key: string, element: E): () => void
  /** Highlights exactly these words. Writes only to elements that change. */
  set(keys: readonly string[]): void
  /** Returns the mounted element of a highlighted word, or null if there is none. */
  findElement(): E | null
}

/** The part of an element that the highlights use. */
interface HighlightElement {
  readonly dataset: DOMStringMap
}

export function createWordHighlights<E extends HighlightElement = HTMLElement>(): WordHighlights<E> {
  const elements = new Map<string, E>()
  let lit: readonly string[] = []

  return {
    mount(key, element) {
      elements.set(key, element)
      if (lit.includes(key)) element.dataset['lit'] = ''
      return () => {
        if (elements.get(key) === element) elements.delete(key)
      }
    },
    set(keys) {
      if (keys === lit) return
      for (const key of lit) if (!keys.includes(key)) delete elements.get(key)?.dataset['lit']
      for (const key of keys) {
        const element = elements.get(key)
        if (element !== undefined && !lit.includes(key)) element.dataset['lit'] = ''
      }
      lit = keys
    },
    findElement() {
      for (const key of lit) {
        const element = elements.get(key)
        if (element !== undefined) return element
      }
      return null
    },
  }
}

/** Puts light on words: the elements that are mounted now, whichever page they are on. */
export interface WordLights<E extends Lit = HTMLElement> {
  /** Announces the element of a word, already lit if its word is; the answer takes it back. */
  mount(key: string, element: E): () => void
  /** Lights exactly these words. Touches only the elements that change. */
  light(keys: readonly string[]): void
  /** An element that is lit, if one is mounted. */
  litElement(): E | null
}

/** As much of an element as the lights touch. */
interface Lit {
  readonly dataset: DOMStringMap
}

export function createWordLights<E extends Lit = HTMLElement>(): WordLights<E> {
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
    light(keys) {
      if (keys === lit) return
      for (const key of lit) if (!keys.includes(key)) delete elements.get(key)?.dataset['lit']
      for (const key of keys) {
        const element = elements.get(key)
        if (element !== undefined && !lit.includes(key)) element.dataset['lit'] = ''
      }
      lit = keys
    },
    litElement() {
      for (const key of lit) {
        const element = elements.get(key)
        if (element !== undefined) return element
      }
      return null
    },
  }
}

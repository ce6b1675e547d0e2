/** Puts light on words: the elements that are mounted now, whichever page they are on. */
export interface WordLights {
  /** Announces the element of a word, already lit if its word is; the answer takes it back. */
  mount(key: string, element: HTMLElement): () => void
  /** Lights exactly these words. Touches only the elements that change. */
  light(keys: readonly string[]): void
  /** An element that is lit, if one is mounted. */
  litElement(): HTMLElement | null
}

export function createWordLights(): WordLights {
  const elements = new Map<string, HTMLElement>()
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

/** Text that is typed while the field for it is loaded. */
export interface CollectedText {
  /** Returns the text, and stops collecting. */
  readonly take: () => string
}

const loneModifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/**
 * Collects what is typed from now on, before shortcuts and controls see it. A key for another purpose ends it, such as Tab, or a
 * press of a pointer; Escape drops the text too. Enter is left out: the text is searched in any case.
 */
export function collectTyping(target: Pick<Document, 'addEventListener'>): CollectedText {
  const ended = new AbortController()
  const options = { capture: true, signal: ended.signal }
  const typed: string[] = []
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (loneModifiers.includes(key)) return
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    const isNamed = Array.from(key).length > 1
    if (hasModifier || (isNamed && key !== 'Backspace' && key !== 'Enter')) {
      if (key === 'Escape') typed.length = 0
      ended.abort()
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Backspace') typed.pop()
    else if (key !== 'Enter') typed.push(key)
  }
  target.addEventListener('keydown', onKeyDown, options)
  target.addEventListener('pointerdown', () => ended.abort(), options)
  return {
    take() {
      ended.abort()
      return typed.join('')
    },
  }
}

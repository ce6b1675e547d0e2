import { readerThemes, type HostCommand } from './protocol'

/** Returns the command by which the reader takes on the value of an attribute; null for a value that it cannot take on. */
export function readAttribute(name: string, value: string | null): HostCommand | null {
  const text = value?.trim()
  // Without the attribute the reader stays as it is.
  if (!text) return null
  switch (name) {
    case 'page':
      return Number.isSafeInteger(Number(text)) ? { type: 'goTo', pageId: Number(text) } : null
    case 'variation':
      return { type: 'setVariation', variation: text }
    case 'locale':
      return { type: 'setLocale', locale: text }
    case 'theme': {
      const theme = readerThemes.find((known) => known === text)
      return theme === undefined ? null : { type: 'setTheme', theme }
    }
    default:
      return null
  }
}

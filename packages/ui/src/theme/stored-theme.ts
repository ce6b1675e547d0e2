import { parseThemePreference, resolveTheme, themeStorageKey, type ThemePreference } from './theme-preference'

const darkQuery = '(prefers-color-scheme: dark)'

function readStored(): ThemePreference {
  try {
    return parseThemePreference(localStorage.getItem(themeStorageKey))
  } catch {
    // Storage is closed in some frames: the preference then lives in the document alone.
    return parseThemePreference(document.documentElement.dataset['themePreference'])
  }
}

const refresh = () => apply(readStored())
// Not what is stored: a choice that could not be stored holds too.
const redraw = () => apply(readThemePreference())

function apply(preference: ThemePreference): void {
  const root = document.documentElement
  root.dataset['themePreference'] = preference
  root.dataset['theme'] = resolveTheme(preference, matchMedia(darkQuery).matches)
}

/**
 * Puts the stored theme on the document and keeps it there: follows the operating system while the preference is
 * `system`, and other windows that change it. Call it before the first render.
 *
 * @returns stops following
 */
export function applyStoredTheme(): () => void {
  const system = matchMedia(darkQuery)
  const onStorage = (event: StorageEvent) => {
    if (event.key === themeStorageKey || event.key === null) refresh()
  }
  refresh()
  system.addEventListener('change', redraw)
  window.addEventListener('storage', onStorage)
  return () => {
    system.removeEventListener('change', redraw)
    window.removeEventListener('storage', onStorage)
  }
}

/** The preference in force. */
export function readThemePreference(): ThemePreference {
  return parseThemePreference(document.documentElement.dataset['themePreference'])
}

/** Tells of every change of the theme, whoever made it. @returns stops it */
export function subscribeToTheme(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-preference'] })
  return () => watch.disconnect()
}

/** Stores the preference under `theme` and draws it at once. */
export function storeThemePreference(preference: ThemePreference): void {
  apply(preference)
  try {
    localStorage.setItem(themeStorageKey, preference)
  } catch {
    // Without storage the choice holds until the page is left: `apply` has kept it in the document.
  }
}

import { parseThemePreference, resolveTheme, themeStorageKey, type ThemePreference } from './theme-preference'

const darkQuery = '(prefers-color-scheme: dark)'

function readStored(): ThemePreference {
  try {
    return parseThemePreference(localStorage.getItem(themeStorageKey))
  } catch {
    // Storage is blocked in some frames: the preference is then kept in the document only.
    return parseThemePreference(document.documentElement.dataset['themePreference'])
  }
}

const refresh = () => apply(readStored())
// Not the stored value: a choice that could not be stored applies too.
const redraw = () => apply(readThemePreference())

function apply(preference: ThemePreference): void {
  const root = document.documentElement
  root.dataset['themePreference'] = preference
  root.dataset['theme'] = resolveTheme(preference, matchMedia(darkQuery).matches)
}

/**
 * Applies the stored theme to the document and follows changes: of the operating system while the preference is
 * `system`, and in other windows. Call it before the first render.
 *
 * @returns a function that stops following
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

/** Returns the current preference. */
export function readThemePreference(): ThemePreference {
  return parseThemePreference(document.documentElement.dataset['themePreference'])
}

/** Calls the listener after every change of the theme. @returns a function that unsubscribes */
export function subscribeToTheme(listener: () => void): () => void {
  const watch = new MutationObserver(listener)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-theme-preference'] })
  return () => watch.disconnect()
}

/** Stores the preference under `theme` and applies it. */
export function storeThemePreference(preference: ThemePreference): void {
  apply(preference)
  try {
    localStorage.setItem(themeStorageKey, preference)
  } catch {
    // Without storage the choice holds until the page is left: `apply` has kept it in the document.
  }
}

import type { Store } from '@reduxjs/toolkit'
import type { Preferences } from './preferences'
import type { ReaderStoreState } from './store-shape'

/** Stores each changed preference under its own name at once. @returns a function that stops it */
export function storePreferences(
  store: Pick<Store<ReaderStoreState>, 'getState' | 'subscribe'>,
  storage: Pick<Storage, 'setItem'>,
): () => void {
  let { preferences } = store.getState()
  return store.subscribe(() => {
    const before = preferences
    preferences = store.getState().preferences
    if (preferences === before) return
    const last = listTexts(before)
    for (const [name, text] of listTexts(preferences)) if (text !== last.get(name)) storage.setItem(name, text)
  })
}

function listTexts(preferences: Preferences): Map<string, string> {
  const texts = { ...preferences, letters: new URLSearchParams(preferences.letters) }
  return new Map(Object.entries(texts).map(([name, value]) => [name, `${value}`]))
}

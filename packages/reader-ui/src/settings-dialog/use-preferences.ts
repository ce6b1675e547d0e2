import { useReaderDispatch, useReaderSelector } from '../connected/use-reader-store'
import type { Preferences } from '../store/preferences'
import { preferencesChanged } from '../store/preferences-slice'

/** Returns the reader's preferences and a function that changes some of them. */
export function usePreferences() {
  const dispatch = useReaderDispatch()
  const preferences = useReaderSelector((state) => state.preferences)
  const change = (changes: Partial<Preferences>) => void dispatch(preferencesChanged(changes))
  return { preferences, change }
}

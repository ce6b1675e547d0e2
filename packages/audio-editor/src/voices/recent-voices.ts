import { recentVoiceLimit } from '@lectern/core/book'

const storageKey = 'lectern.recent-voices'

/** The voices used last for generating, newest first, as this device remembers them. */
export function readRecentVoices(storage: Pick<Storage, 'getItem'>): string[] {
  const text = storage.getItem(storageKey)
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, recentVoiceLimit) : []
  } catch {
    // Something else wrote there: as good as nothing remembered.
    return []
  }
}

/** Remembers that a voice was used. */
export function rememberVoice(storage: Pick<Storage, 'getItem' | 'setItem'>, voiceId: string): void {
  const others = readRecentVoices(storage).filter((id) => id !== voiceId)
  storage.setItem(storageKey, JSON.stringify([voiceId, ...others].slice(0, recentVoiceLimit)))
}

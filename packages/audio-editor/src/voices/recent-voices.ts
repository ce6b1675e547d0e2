import { recentVoiceLimit } from '@lectern/core/book'

const storageKey = 'lectern.recent-voices'

/** Reads the voices used last for generating on this device, newest first. */
export function readRecentVoices(storage: Pick<Storage, 'getItem'>): string[] {
  const text = storage.getItem(storageKey)
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, recentVoiceLimit) : []
  } catch {
    // Treats a value that something else has written as empty.
    return []
  }
}

/** Records that a voice was used. */
export function rememberVoice(storage: Pick<Storage, 'getItem' | 'setItem'>, voiceId: string): void {
  const others = readRecentVoices(storage).filter((id) => id !== voiceId)
  storage.setItem(storageKey, JSON.stringify([voiceId, ...others].slice(0, recentVoiceLimit)))
}

import type { KeyStorage } from '@lectern/api-client/session'

/** A one-time link that is being opened, with the secret by which the server lets the same tab ask again. */
export interface OpeningLink {
  readonly token: string
  readonly nonce: string
}

/** The one-time link that this tab is opening. It outlives a reload, for as long as the server answers it again. */
export interface PendingLink {
  /** Returns the link of this visit: that of the address, or else the one whose response a reload lost. Null without any. */
  readonly begin: (token: string | null) => OpeningLink | null
  /** Forgets the link: the server has answered. */
  readonly end: () => void
}

export interface PendingLinkOptions {
  /** Storage of the tab. */
  readonly storage: KeyStorage
  readonly newNonce: () => string
  readonly nowMs: () => number
}

const STORAGE_KEY = 'openingLink'
/** The server answers a link again for two minutes. */
const MAX_AGE_MS = 120_000

export function createPendingLink({ storage, newNonce, nowMs }: PendingLinkOptions): PendingLink {
  const end = () => storage.removeItem(STORAGE_KEY)
  return {
    begin(token) {
      const stored = readStored(storage.getItem(STORAGE_KEY))
      const kept = stored !== null && nowMs() - stored.atMs < MAX_AGE_MS ? stored : null
      if (kept !== null && (token === null || token === kept.token)) return { token: kept.token, nonce: kept.nonce }
      end()
      if (token === null) return null
      const link = { token, nonce: newNonce() }
      storage.setItem(STORAGE_KEY, JSON.stringify({ ...link, atMs: nowMs() }))
      return link
    },
    end,
  }
}

function readStored(text: string | null): (OpeningLink & { readonly atMs: number }) | null {
  let stored: unknown
  try {
    stored = JSON.parse(text ?? 'null')
  } catch {
    // Another program's value.
    return null
  }
  const token: unknown = Reflect.get(Object(stored), 'token')
  const nonce: unknown = Reflect.get(Object(stored), 'nonce')
  const atMs: unknown = Reflect.get(Object(stored), 'atMs')
  return typeof token === 'string' && typeof nonce === 'string' && typeof atMs === 'number'
    ? { token, nonce, atMs }
    : null
}

import { createRequestKeys, type RequestKeys } from './create-request-keys'
import { openStorage } from './open-storage'

/** Opens the keys of this tab's requests, in its storage, which outlives a reload. */
export function openRequestKeys(): RequestKeys {
  return createRequestKeys({
    storage: openStorage(() => window.sessionStorage),
    newKey: createKey,
    nowMs: Date.now,
    hash: hashText,
  })
}

/** `randomUUID` and `subtle` exist on https pages and on this machine only. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function hashText(text: string): Promise<string | null> {
  if (!isSecureContext) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const pattern = /^#sign-in=([^&]+)$/

/**
 * Takes the token of a one-time link out of the address, at once: it must be in no history entry, no referrer and no
 * screenshot.
 */
export function takeSignInToken(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): string | null {
  const found = pattern.exec(location.hash)?.[1]
  if (found === undefined) return null
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  try {
    return decodeURIComponent(found)
  } catch {
    // Half a link was copied: the server refuses it as it stands, and the author is told.
    return found
  }
}

const pattern = /^#(sign-in|token)=([^&]+)$/

export interface LinkTokens {
  /** Of a one-time link, which signs in. */
  readonly signIn: string | null
  /** Of a mailed link, for the screen that it leads to. */
  readonly mailed: string | null
}

/**
 * Takes the token of a link out of the address, at once: it must be in no history entry, no referrer and no screenshot.
 */
export function takeLinkTokens(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): LinkTokens {
  const [, kind, found] = pattern.exec(location.hash) ?? []
  if (found === undefined) return { signIn: null, mailed: null }
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  const token = decode(found)
  return kind === 'sign-in' ? { signIn: token, mailed: null } : { signIn: null, mailed: token }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // Half a link was copied: the server refuses it as it stands, and its owner is told.
    return text
  }
}

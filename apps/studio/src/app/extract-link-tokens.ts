const pattern = /^#(sign-in|token)=([^&]+)$/

export interface LinkTokens {
  /** Token of a one-time link, which signs in. */
  readonly signIn: string | null
  /** Token of a mailed link, for the screen that it leads to. */
  readonly mailed: string | null
}

/** Returns the token of a link and removes it from the address: it gets into no history entry, referrer or screenshot. */
export function extractLinkTokens(
  location: Pick<Location, 'hash' | 'pathname' | 'search'>,
  history: Pick<History, 'replaceState' | 'state'>,
): LinkTokens {
  const [, kind, encoded] = pattern.exec(location.hash) ?? []
  if (encoded === undefined) return { signIn: null, mailed: null }
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  const token = decode(encoded)
  return kind === 'sign-in' ? { signIn: token, mailed: null } : { signIn: null, mailed: token }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // The server refuses an incomplete token, and the screen reports it.
    return text
  }
}

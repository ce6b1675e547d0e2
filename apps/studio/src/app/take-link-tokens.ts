const pattern = /^#(sign-in|token)=([^&]+)$/

export interface LinkTokens {
  /** Token of a one-time link, which signs in. */
  readonly signIn: string | null
  /** Token of a mailed link, for the screen that it leads to. */
  readonly mailed: string | null
}

/** Removes the token of a link from the address, so that it is in no history entry, referrer or screenshot. */
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
    // The server refuses an incomplete token, and the screen tells so.
    return text
  }
}

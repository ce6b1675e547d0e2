/** Origins that decide which host page a framed reader exchanges messages with. */
export interface FramedPlace {
  /** Origin of the reader itself. */
  readonly own: string
  /** The host page's origin as the address names it; null when it names none. */
  readonly named: string | null
  /** The host page's origin as the browser reports it; undefined in browsers that do not report it. */
  readonly known: string | undefined
}

/**
 * Returns the origin to exchange messages with, or null for none. The origin in the address is only a claim: it must be
 * allowed by the book's partner (or be the reader's own), and equal the one that the browser reports, if it reports one.
 */
export function chooseHostOrigin({ own, named, known }: FramedPlace, allowedOrigins: readonly string[]): string | null {
  if (named === null || (known !== undefined && known !== named)) return null
  return named === own || allowedOrigins.includes(named) ? named : null
}

/**
 * Returns the origin to exchange messages with while no book is open, or null for none. The partner of the book is not known
 * yet, but the server lets only the partner's sites frame this document.
 */
export function chooseFramingOrigin({ named, known }: FramedPlace): string | null {
  if (named === null || !isOrigin(named) || (known !== undefined && known !== named)) return null
  return named
}

function isOrigin(text: string): boolean {
  try {
    return /^https?:/.test(text) && new URL(text).origin === text
  } catch {
    // Not a URL: the address may contain anything.
    return false
  }
}

/** Where a window stands, as far as speaking with the page around it goes. */
export interface FramedPlace {
  /** Origin of the reader itself. */
  readonly own: string
  /** The origin that the address names as the page's; null when it names none. */
  readonly named: string | null
  /** The origin that the browser knows the page by; undefined where it does not tell. */
  readonly known: string | undefined
}

/**
 * The origin to speak with and to listen to; null when that is nobody. What the address says is a claim: it has to be an
 * origin that this book's partner allows (or the reader's own), and no other than the browser knows, where it tells.
 */
export function chooseHost({ own, named, known }: FramedPlace, allowedOrigins: readonly string[]): string | null {
  if (named === null || (known !== undefined && known !== named)) return null
  return named === own || allowedOrigins.includes(named) ? named : null
}

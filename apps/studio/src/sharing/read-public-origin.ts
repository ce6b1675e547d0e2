/**
 * Returns the origin at which readers reach this server: that of the operator's `PUBLIC_URL`, which the server writes into the page,
 * or else the one that this window shows.
 */
export function readPublicOrigin({ document, location }: Window): string {
  const named = document.querySelector('meta[name="public-url"]')?.getAttribute('content')
  return named === null || named === undefined || !URL.canParse(named) ? location.origin : new URL(named).origin
}

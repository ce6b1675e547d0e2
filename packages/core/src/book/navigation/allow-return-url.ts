/** A scheme, a plain host and port, then nothing that a browser could read as part of the host. */
const WEB_ADDRESS = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?=[/?#]|$)[^\s\\\p{Cc}]*$/iu

/** Exists in every browser and in Node, but is not part of the language, whose types are all that this package uses. */
declare const URL: new (address: string) => { readonly origin: string }

/**
 * Returns an address to go back to if it is http or https with an allowed origin. Returns null for every other address, and for
 * those that could be read in two ways: user names, backslashes, white space, hosts that are not plain letters and digits.
 * @param allowedOrigins such as 'https://books.example'; entries that are not web addresses allow nothing
 * @returns the address as it was given
 *
 * @example
 * allowReturnUrl('https://books.example/shelf', ['https://books.example']) // => 'https://books.example/shelf'
 * allowReturnUrl('https://books.example@evil.example/', ['https://books.example']) // => null
 */
export function allowReturnUrl(url: string | null | undefined, allowedOrigins: readonly string[]): string | null {
  if (url === null || url === undefined) return null
  const origin = originOf(url)
  if (origin === null) return null
  return allowedOrigins.some((allowed) => originOf(allowed) === origin) ? url : null
}

/** Returns the origin of a web address that can be read in one way only, as a browser does; null for every other text. */
export function originOf(address: string): string | null {
  if (!WEB_ADDRESS.test(address)) return null
  try {
    return new URL(address).origin
  } catch {
    // Invalid addresses such as 1.2.3.999 or port 99999. Safari has `URL.canParse` only from version 17 on.
    return null
  }
}

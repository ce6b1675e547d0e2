/** Scheme, then plain host and port, then nothing that a browser could read as part of the host. */
const WEB_ADDRESS = /^https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?(?=[/?#]|$)[^\s\\\p{Cc}]*$/iu

/** Of every browser and of Node, and not of the language, whose types are all that this package knows. */
declare const URL: new (address: string) => { readonly origin: string }

/**
 * The address that may be gone back to: http or https, of an allowed origin. Null for every other one, and for whatever
 * could be read in two ways: user names, backslashes, white space, hosts that are not plain letters and digits.
 * @param allowedOrigins such as 'https://books.example'; what is no web address allows nothing
 * @returns the address as it was given
 *
 * @example
 * allowReturnUrl('https://books.example/shelf', ['https://books.example']) // => 'https://books.example/shelf'
 * allowReturnUrl('https://books.example@evil.example/', ['https://books.example']) // => null
 */
export function allowReturnUrl(url: string | null | undefined, allowedOrigins: readonly string[]): string | null {
  const origin = originOf(url ?? '')
  if (origin === null || url === null || url === undefined) return null
  return allowedOrigins.some((allowed) => originOf(allowed) === origin) ? url : null
}

/** The origin of a web address that can be read in one way only, as a browser names it; null for every other text. */
export function originOf(address: string): string | null {
  if (!WEB_ADDRESS.test(address)) return null
  try {
    return new URL(address).origin
  } catch {
    // Such as 1.2.3.999 or port 99999. `URL.canParse` would say so as well, but Safari has it from 17 on only.
    return null
  }
}

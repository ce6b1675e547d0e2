/** Leading white space and control characters, which browsers or a trim remove from an address. */
const LEADING = /^[\0-\u0020\s]+/
/** Line ends and tabs, which browsers remove anywhere in an address. */
const LINE_ENDS_AND_TABS = /[\t\r\n]/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** A plain host without a user name, and no backslash, which browsers read as a slash. */
const WEB_ADDRESS = /^https?:\/\/[^/\\?#@%]+(?:\/[^\\?#]*)?(?:[?#]|$)/i
/** Browsers read the text after two slashes of either kind as a host. */
const OTHER_HOST = /^[/\\]{2}/
/** Schemes that run code, or open a file or another program. */
const UNSAFE_SCHEME =
  /^(?:javascript|vbscript|livescript|mocha|data|file|filesystem|blob|about|view-source|jar|intent):/i

/**
 * Returns true if a link may be stored: an address here, of the web without a user name, of mail or of a telephone. `allowWebLink`
 * of core decides more strictly which links may be opened.
 *
 * @example
 * isSafeLink('/objects/owl.webp') // => true
 * isSafeLink(' java\tscript:alert(1)') // => false
 * isSafeLink('//host.example') // => false
 * isSafeLink('https://user@host.example') // => false
 */
export function isSafeLink(link: string): boolean {
  const address = toAddress(link)
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase()
  switch (scheme) {
    case undefined:
      return !OTHER_HOST.test(address)
    case 'http':
    case 'https':
      return WEB_ADDRESS.test(address)
    case 'mailto':
    case 'tel':
      return true
    default:
      return false
  }
}

/**
 * Returns false for a text that would run code or open a file if a client used it as a link. Other texts may have a colon.
 *
 * @example
 * isHarmlessText('Office: 555 1234') // => true
 * isHarmlessText('JavaScript:alert(1)') // => false
 */
export function isHarmlessText(text: string): boolean {
  return !UNSAFE_SCHEME.test(toAddress(text))
}

/** Returns the text as browsers read it as an address. */
function toAddress(text: string): string {
  return text.replace(LEADING, '').replaceAll(LINE_ENDS_AND_TABS, '')
}

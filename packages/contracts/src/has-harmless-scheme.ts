/** Leading spaces and control characters, which browsers strip from an address. */
const LEADING = /^[\0- ]+/
/** Line ends and tabs, which browsers remove anywhere in an address. */
const LINE_ENDS_AND_TABS = /[\t\r\n]/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const HARMLESS: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Returns true if a stored link cannot run a script or read a file when it is opened: it has no scheme, or one of the web, mail
 * or telephone. `allowWebLink` of core decides more strictly which links may be opened.
 *
 * @example
 * hasHarmlessScheme('/objects/owl.webp') // => true
 * hasHarmlessScheme(' java\tscript:alert(1)') // => false
 */
export function hasHarmlessScheme(link: string): boolean {
  const scheme = SCHEME.exec(link.replace(LEADING, '').replaceAll(LINE_ENDS_AND_TABS, ''))?.[1]
  return scheme === undefined || HARMLESS.has(scheme.toLowerCase())
}

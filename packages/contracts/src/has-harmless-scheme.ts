/** What a browser takes away before it reads an address: blanks and control signs before it, … */
const LEADING = /^[\0- ]+/
/** … and then line ends and tabs anywhere. */
const LINE_ENDS_AND_TABS = /[\t\r\n]/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const HARMLESS: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether a text that is kept as a link has no scheme that runs or reads something where it is opened: it has none, or
 * leads to the web, a mailbox or a telephone. What may be opened is a narrower question: `allowWebLink` of core.
 *
 * @example
 * hasHarmlessScheme('/objects/owl.webp') // => true
 * hasHarmlessScheme(' java\tscript:alert(1)') // => false
 */
export function hasHarmlessScheme(link: string): boolean {
  const scheme = SCHEME.exec(link.replace(LEADING, '').replaceAll(LINE_ENDS_AND_TABS, ''))?.[1]
  return scheme === undefined || HARMLESS.has(scheme.toLowerCase())
}

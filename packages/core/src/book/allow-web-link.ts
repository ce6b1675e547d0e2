import { originOf } from './allow-return-url'

/**
 * The address of an author's link that may be opened: http or https, written so that it can be read in one way only. Null
 * for every other one: scripts, data, files, user names, hosts that are not plain letters and digits.
 *
 * @example
 * allowWebLink('https://zoo.example/owls?age=8') // => 'https://zoo.example/owls?age=8'
 * allowWebLink('javascript:alert(1)') // => null
 */
export function allowWebLink(url: string | null | undefined): string | null {
  return url !== null && url !== undefined && originOf(url) !== null ? url : null
}

/** What a browser takes away before it reads an address: blanks and control signs around it, line ends and tabs in it. */
const PASSED_OVER = /[\t\r\n]|^[\0- ]+/g
const SCHEME = /^([a-z][a-z0-9+.-]*):/i
const HARMLESS: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether a text that is kept as a link has no scheme that runs or reads something where it is opened: it has none, or
 * leads to the web, a mailbox or a telephone. What may be opened is a narrower question: `allowWebLink`.
 *
 * @example
 * hasHarmlessScheme('/objects/owl.webp') // => true
 * hasHarmlessScheme(' java\tscript:alert(1)') // => false
 */
export function hasHarmlessScheme(link: string): boolean {
  const scheme = SCHEME.exec(link.replaceAll(PASSED_OVER, ''))?.[1]
  return scheme === undefined || HARMLESS.has(scheme.toLowerCase())
}

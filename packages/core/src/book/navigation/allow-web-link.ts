import { originOf } from './allow-return-url'

/**
 * Returns the address of an author's link if it may be opened: http or https, and readable in one way only. Returns null for
 * every other address: scripts, data, files, user names, hosts that are not plain letters and digits.
 *
 * @example
 * allowWebLink('https://zoo.example/owls?age=8') // => 'https://zoo.example/owls?age=8'
 * allowWebLink('javascript:alert(1)') // => null
 */
export function allowWebLink(url: string | null | undefined): string | null {
  return url !== null && url !== undefined && originOf(url) !== null ? url : null
}

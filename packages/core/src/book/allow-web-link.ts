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

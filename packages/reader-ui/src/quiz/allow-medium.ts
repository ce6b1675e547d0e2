import { allowWebLink } from '@lectern/core/book'

/** Returns an address of this server or a web address; null for all others. */
export function allowMedium(url: string): string | null {
  return /^\/(?![/\\])/.test(url) ? url : allowWebLink(url)
}

import type { Chapter } from '@lectern/api-client/main'

/** Returns the header that refuses a change of a chapter which another author has changed since it was read. */
export function basedOn({ revision }: Chapter): { readonly 'if-match'?: string } {
  return revision === undefined ? {} : { 'if-match': `"${revision}"` }
}

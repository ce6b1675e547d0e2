import type { Chapter } from '@lectern/api-client/main'

/** Returns the `If-Match` header with which the server refuses to overwrite a newer revision of a chapter. */
export function basedOn({ revision }: Chapter): { readonly 'if-match'?: string } {
  return revision === undefined ? {} : { 'if-match': `"${revision}"` }
}

import type { NarratedSentences } from '@lectern/core/staleness'

/** Returns the digests of the pages' sentences; null if they are not known for every page. */
export function listSentences(
  pages: readonly { readonly pageVariationId: number; readonly sentences?: readonly string[] }[],
): NarratedSentences[] | null {
  const listed = pages.flatMap(({ pageVariationId, sentences }) =>
    sentences === undefined ? [] : [{ pageVariationId, sentences }],
  )
  return listed.length === pages.length ? listed : null
}

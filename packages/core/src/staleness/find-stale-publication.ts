import { combineStates, type ProductState } from './combine-states'

/** States of a publication. */
export interface PublicationStaleness {
  /** Of the book and its glossary. */
  readonly publication: ProductState
  /** Of the definitions alone. */
  readonly glossary: ProductState
}

/**
 * Finds if a publication is out of date: its book has changed, or a definition of a word in it was changed, added or deleted.
 *
 * @param o.content state of the publication as a product of its book
 * @param o.published digest of the glossary in it (see `digestGlossary`); null without words; undefined if it is not known,
 *   because an earlier version made the publication
 * @param o.current digest of the glossary that it would have now
 *
 * @example
 * findStalePublication({ content: 'current', published: null, current: 'f00' }) // => { publication: 'stale', glossary: 'stale' }
 * findStalePublication({ content: 'none', published: null, current: 'f00' }) // => { publication: 'none', glossary: 'none' }
 */
export function findStalePublication(o: {
  readonly content: ProductState
  readonly published: string | null | undefined
  readonly current: string | null
}): PublicationStaleness {
  const glossary = o.content === 'none' ? 'none' : compareDigests(o)
  return { publication: combineStates([o.content, glossary]), glossary }
}

function compareDigests(o: {
  readonly published: string | null | undefined
  readonly current: string | null
}): ProductState {
  if (o.published !== undefined && o.published !== o.current) return 'stale'
  if (o.current === null) return 'none'
  return o.published === undefined ? 'unknown' : 'current'
}

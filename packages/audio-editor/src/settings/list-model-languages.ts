import { modelCardLanguages } from '@lectern/core/book'

/**
 * Returns the first 3 languages of a model's card, and the number of others, for "+N more".
 *
 * @example
 * listModelLanguages(['English', 'Spanish', 'Hindi', 'Arabic']) // => { shown: ['English', 'Spanish', 'Hindi'], moreCount: 1 }
 * listModelLanguages(['English']) // => { shown: ['English'], moreCount: 0 }
 */
export function listModelLanguages<L>(languages: readonly L[]): { shown: L[]; moreCount: number } {
  const shown = languages.slice(0, modelCardLanguages)
  return { shown, moreCount: languages.length - shown.length }
}

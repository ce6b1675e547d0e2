import { modelCardLanguages } from '@lectern/core/book'

/**
 * The languages that a model's card names: the first 3, and how many more there are, for "+N more"; 0 says nothing.
 *
 * @example
 * listModelLanguages(['English', 'Spanish', 'Hindi', 'Arabic']) // => { shown: ['English', 'Spanish', 'Hindi'], moreCount: 1 }
 * listModelLanguages(['English']) // => { shown: ['English'], moreCount: 0 }
 */
export function listModelLanguages<L>(languages: readonly L[]): { shown: L[]; moreCount: number } {
  const shown = languages.slice(0, modelCardLanguages)
  return { shown, moreCount: languages.length - shown.length }
}

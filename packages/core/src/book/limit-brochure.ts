import { brochureChapters } from './constant-table'

/**
 * Returns the chapters that a brochure shows: the first 2, on mobile the last 2; all if there are fewer.
 *
 * @example
 * limitBrochure(['Morning', 'Noon', 'Evening'], { mobile: false }) // => ['Morning', 'Noon']
 * limitBrochure(['Morning', 'Noon', 'Evening'], { mobile: true }) // => ['Noon', 'Evening']
 */
export function limitBrochure<C>(chapters: readonly C[], o: { mobile: boolean }): C[] {
  return o.mobile ? chapters.slice(-brochureChapters) : chapters.slice(0, brochureChapters)
}

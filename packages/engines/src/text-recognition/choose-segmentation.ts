import { baseLanguage } from '@lectern/core/text'

/** How tesseract looks for text on a page. */
export type Segmentation = 'automatic' | 'single-column'

/**
 * Automatic, but for Korean that does not stand in columns: there, lines of it are taken for upright ones, and letters are
 * lost.
 */
export function chooseSegmentation(language: string, hasColumns: boolean): Segmentation {
  return baseLanguage(language) === 'ko' && !hasColumns ? 'single-column' : 'automatic'
}

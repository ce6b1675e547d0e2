import { baseLanguage } from '@lectern/core/text'

/** Tesseract's page segmentation mode. */
export type Segmentation = 'automatic' | 'single-column'

/** Automatic segmentation loses text: it takes lines of Korean for vertical ones, and marks above Burmese letters for specks. */
const LOST_AUTOMATICALLY = new Set(['ko', 'my'])

/** Chooses automatic segmentation, except where it loses text of a page with a single column. */
export function chooseSegmentation(language: string, hasColumns: boolean): Segmentation {
  return LOST_AUTOMATICALLY.has(baseLanguage(language)) && !hasColumns ? 'single-column' : 'automatic'
}

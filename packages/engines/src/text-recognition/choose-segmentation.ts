import { baseLanguage } from '@lectern/core/text'

/** How tesseract looks for text on a page. */
export type Segmentation = 'automatic' | 'single-column'

/** Lines of Korean are taken for upright ones, marks above Burmese letters for lines or specks, and text is lost. */
const LOST_AUTOMATICALLY = new Set(['ko', 'my'])

/** Automatic, but where that loses text of a page that has one column only. */
export function chooseSegmentation(language: string, hasColumns: boolean): Segmentation {
  return LOST_AUTOMATICALLY.has(baseLanguage(language)) && !hasColumns ? 'single-column' : 'automatic'
}

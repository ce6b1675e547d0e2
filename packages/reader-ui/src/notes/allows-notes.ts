import { rulesOfMode } from '@lectern/core/book'
import type { ReaderAddress } from '../address/read-address'

/**
 * Returns true in the modes in which readers may write notes: those that keep what a reader does, with tools around the page.
 * A brochure, a sample and a preview are shown to people who leave nothing behind.
 */
export function allowsNotes({ mode, isPreview }: Pick<ReaderAddress, 'mode' | 'isPreview'>): boolean {
  const { savesProgress, chrome, isBrochure } = rulesOfMode(mode)
  return savesProgress && chrome === 'full' && !isBrochure && !isPreview
}

import type { TextVisibility } from './measure-text-visibility'

/** A larger fraction of invisible text comes from text recognition, not from the author. */
const MAX_HIDDEN_FRACTION = 0.3
/** Fewer words on a page that is an image may be the stamp of a scanner, with all other text in the image. */
const FEW_WORDS = 20
const PAGE_IMAGE_FRACTION = 0.5

/** Returns true if a text layer is of a kind that often differs from the page, so that each page must be checked. */
export function needsReview(words: number, { hiddenFraction, imageFraction }: TextVisibility): boolean {
  return hiddenFraction > MAX_HIDDEN_FRACTION || (words < FEW_WORDS && imageFraction >= PAGE_IMAGE_FRACTION)
}

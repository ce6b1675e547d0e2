import type { LayerStanding } from './measure-layer'

/** More text than this that nobody sees was not set by the author: somebody recognised it. */
const MOST_HIDDEN = 0.3
/** On a page that is an image, so few words may be a scanner's stamp, the rest being in the image. */
const FEW_WORDS = 20
const PAGE_IMAGE_SHARE = 0.5

/** Whether a page's text layer is of the kinds that often do not say what the page shows, so that each page must be judged. */
export function needsProof(words: number, { hiddenShare, imageShare }: LayerStanding): boolean {
  return hiddenShare > MOST_HIDDEN || (words < FEW_WORDS && imageShare >= PAGE_IMAGE_SHARE)
}

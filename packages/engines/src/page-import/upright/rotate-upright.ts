import type { TextDetections } from '@lectern/backend/ports'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import { countUprightWords } from './count-upright-words'
import type { SourcePage } from '../source/import-source'

/** A page with this many upright words, and this fraction of all, is upright without doubt. */
const BEYOND_DOUBT_WORDS = 20
const BEYOND_DOUBT_FRACTION = 0.7
/** Otherwise the rotated page must have this many upright words, and this many times as many as the original. */
const MIN_WORDS = 5
const CLEARLY_MORE = 2

export interface RotateUprightOptions {
  /** Reads the page again, rotated; null if it cannot be read. */
  readRotated: (turns: QuarterTurns) => Promise<SourcePage | null>
  /** Recognises the text of an image; null if it cannot be recognised. */
  recognise: (image: Uint8Array) => Promise<TextDetections | null>
}

/**
 * Rotates a page so that its text is upright. Only a page that looks rotated is recognised here; without proof it stays.
 */
export async function rotateUpright(
  page: SourcePage,
  { readRotated, recognise }: RotateUprightOptions,
): Promise<SourcePage> {
  const candidates: { rotated: SourcePage; upright: number }[] = []
  for (const turns of page.possibleRotations) {
    const rotated = await readRotated(turns)
    const detections = rotated && (await recognise(rotated.image.bytes))
    if (!rotated || !detections) return page
    const { upright, all } = countUprightWords(detections)
    if (upright >= BEYOND_DOUBT_WORDS && upright >= BEYOND_DOUBT_FRACTION * all) return rotated
    candidates.push({ rotated, upright })
  }
  const [best] = candidates.toSorted((a, b) => b.upright - a.upright)
  if (!best || best.upright < MIN_WORDS) return page
  const unrotated = await recognise(page.image.bytes)
  return unrotated && best.upright >= CLEARLY_MORE * countUprightWords(unrotated).upright ? best.rotated : page
}

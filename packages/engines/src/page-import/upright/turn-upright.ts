import type { TextDetections } from '@lectern/backend/ports'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import { countUprightWords } from './count-upright-words'
import type { SourcePage } from '../source/import-source'

/** A page with this many upright words, and this share of all, is upright without doubt. */
const BEYOND_DOUBT_WORDS = 20
const BEYOND_DOUBT_SHARE = 0.7
/** Otherwise the rotated page must have this many upright words, and this many times as many as the original. */
const MIN_WORDS = 5
const CLEARLY_MORE = 2

export interface TurnUprightOptions {
  /** Returns null when the page cannot be read again. */
  readTurned: (turns: QuarterTurns) => Promise<SourcePage | null>
  /** Returns null when the image cannot be recognised. */
  recognise: (image: Uint8Array) => Promise<TextDetections | null>
}

/**
 * Rotates a page so that its text is upright. Only a page that looks rotated is recognised here; without proof it stays.
 */
export async function turnUpright(
  page: SourcePage,
  { readTurned, recognise }: TurnUprightOptions,
): Promise<SourcePage> {
  const candidates: { turned: SourcePage; upright: number }[] = []
  for (const turns of page.possibleRotations) {
    const turned = await readTurned(turns)
    const detections = turned && (await recognise(turned.image.bytes))
    if (!turned || !detections) return page
    const { upright, all } = countUprightWords(detections)
    if (upright >= BEYOND_DOUBT_WORDS && upright >= BEYOND_DOUBT_SHARE * all) return turned
    candidates.push({ turned, upright })
  }
  const [best] = candidates.toSorted((a, b) => b.upright - a.upright)
  if (!best || best.upright < MIN_WORDS) return page
  const asItCame = await recognise(page.image.bytes)
  return asItCame && best.upright >= CLEARLY_MORE * countUprightWords(asItCame).upright ? best.turned : page
}

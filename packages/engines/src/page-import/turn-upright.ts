import type { TextDetections } from '@lectern/backend/ports'
import type { QuarterTurns } from '../page-analysis/suspect-turns'
import { countUprightWords } from './count-upright-words'
import type { SourcePage } from './import-source'

/** So many words, and so large a share of all, leave no doubt that a page is upright. */
const BEYOND_DOUBT_WORDS = 20
const BEYOND_DOUBT_SHARE = 0.7
/** Else the turned page must show some words, and by this factor more than the page as it came. */
const FEWEST_WORDS = 5
const CLEARLY_MORE = 2

export interface TurnUprightOptions {
  /** Null when the page cannot be read a second time. */
  readTurned: (turns: QuarterTurns) => Promise<SourcePage | null>
  /** Null when the image cannot be recognised. */
  recognise: (image: Uint8Array) => Promise<TextDetections | null>
}

/**
 * The page as its text stands upright. Only a page that looks turned is recognised here; without proof it stays as it came.
 */
export async function turnUpright(
  page: SourcePage,
  { readTurned, recognise }: TurnUprightOptions,
): Promise<SourcePage> {
  const candidates: { turned: SourcePage; upright: number }[] = []
  for (const turns of page.suspectTurns) {
    const turned = await readTurned(turns)
    const detections = turned && (await recognise(turned.image.bytes))
    if (!turned || !detections) return page
    const { upright, all } = countUprightWords(detections)
    if (upright >= BEYOND_DOUBT_WORDS && upright >= BEYOND_DOUBT_SHARE * all) return turned
    candidates.push({ turned, upright })
  }
  const [best] = candidates.toSorted((a, b) => b.upright - a.upright)
  if (!best || best.upright < FEWEST_WORDS) return page
  const asItCame = await recognise(page.image.bytes)
  return asItCame && best.upright >= CLEARLY_MORE * countUprightWords(asItCame).upright ? best.turned : page
}

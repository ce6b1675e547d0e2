import { roundRect, type Box, type Rect } from '@lectern/core/geometry'
import { buildTextSegments } from '@lectern/core/text'
import type { WorkPage } from '../desk-plan/work-page'

/** The saved words of a page in another language. */
export interface SourcePage {
  readonly pageId: number
  /** Pixels of the page image in that language. */
  readonly width: number
  readonly height: number
  readonly words: readonly Rect[]
}

/** A page whose text can be translated. */
export interface TranslationPage {
  readonly pageVariationId: number
  readonly pageNumber: number
  /** The text in the other language, as it is read aloud: without page number and line breaks. */
  readonly text: string
  /** Boxes of its words, in pixels of the page in the language of the desk. */
  readonly boxes: readonly Box[]
}

const noVoice = { voiceId: '', modelId: '', voiceSettings: {} }

/** Lists the pages that have a text in another language. */
export async function listTranslationPages(
  pages: readonly WorkPage[],
  sources: readonly SourcePage[],
  from: string,
): Promise<TranslationPage[]> {
  const sourceOf = new Map(sources.map((source) => [source.pageId, source]))
  const read = await buildTextSegments(
    sources.map(({ pageId, words }) => ({ pageVariationId: pageId, rects: words.map(withoutVoice) })),
    { language: from, voice: noVoice, validateWord: () => true },
  )
  const segmentsOf = new Map(read.map(({ pageVariationId, textSegments }) => [pageVariationId, textSegments]))
  return pages.flatMap((page) => {
    const source = sourceOf.get(page.pageId)
    const segments = segmentsOf.get(page.pageId)
    if (source === undefined || segments === undefined) return []
    const text = segments
      .map((segment) => segment.text)
      .join('')
      .trim()
    if (text === '') return []
    const spoken = segments.flatMap(({ rects }) => rects)
    const boxes = spoken.map((rect) => scaleBox(rect, source, page))
    return [{ pageVariationId: page.pageVariationId, pageNumber: page.pageNumber, text, boxes }]
  })
}

/** All words of a page are one text, whatever voices speak them. */
function withoutVoice({ id, x, y, width, height, word, detectedBreak }: Rect): Rect {
  const rect = { id, x, y, width, height, ...(word === undefined ? {} : { word }) }
  return detectedBreak === undefined ? rect : { ...rect, detectedBreak }
}

type Size = Pick<WorkPage, 'width' | 'height'>

function scaleBox({ x, y, width, height }: Box, from: Size, to: Size): Box {
  const across = to.width / from.width
  const down = to.height / from.height
  return roundRect({ x: x * across, y: y * down, width: width * across, height: height * down })
}

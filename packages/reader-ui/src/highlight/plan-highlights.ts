import { defaultRectFill, defaultRectOpacity } from '@lectern/core/book'
import type { Cue } from '@lectern/core/playback'
import type { Rect } from '@lectern/core/text'
import type { ReaderPage } from '../book/reader-book'
import type { Preferences } from '../store/preferences'

/** A part of a sentence on one line, highlighted by a band over its rect. */
export interface SentenceBand {
  readonly pageId: number
  /** Pixels of the page image. */
  readonly rect: Pick<Rect, 'x' | 'y' | 'width' | 'height'>
  readonly color: string | null
}

export interface HighlightPlan {
  /** The pages whose words are lit. */
  readonly pages: readonly ReaderPage[]
  readonly sentences: readonly Cue[]
  /** Parts of each sentence, by the id of its cue. */
  readonly bands: ReadonlyMap<string, readonly SentenceBand[]>
  /** Own colours of rects, by the key of the word. */
  readonly colors: ReadonlyMap<string, string>
  /** Keys of words that are sentences: pages without rects of words have those only. */
  readonly sentenceWords: ReadonlySet<string>
}

/**
 * Decides which words and sentences of a chapter are highlighted. A page that has rects of one kind only shows those, whatever
 * the reader has chosen.
 */
export function planHighlights(pages: readonly ReaderPage[], unit: Preferences['highlightUnit']): HighlightPlan {
  const sentences: Cue[] = []
  const bands = new Map<string, SentenceBand[]>()
  const colors = new Map<string, string>()
  const sentenceWords = new Set<string>()
  const lit = pages.filter(({ pageId, words, rectData }) => {
    if (rectData === null) return true
    const hasWords = rectData.rectsByWords.length > 0
    for (const rect of hasWords ? rectData.rectsByWords : rectData.rects) {
      const color = readOwnColor(rect)
      if (color !== null) colors.set(`${pageId}/${rect.id}`, color)
    }
    if (!hasWords) {
      for (const { key } of words) sentenceWords.add(key)
      return true
    }
    const narrated = groupSentences(rectData.rects)
    const isNarratedByWord = words.some(({ span }) => span !== null)
    if (unit !== 'word' || !isNarratedByWord) {
      for (const [sentenceId, rects] of narrated) {
        const id = `${pageId}/${sentenceId}`
        sentences.push({
          id,
          start: Math.min(...rects.map(({ startTime }) => startTime)),
          end: Math.max(...rects.map(({ endTime }) => endTime)),
        })
        bands.set(
          id,
          rects.map((rect) => ({ pageId, rect, color: readOwnColor(rect) })),
        )
      }
    }
    return unit !== 'sentence' || narrated.size === 0
  })
  return { pages: lit, sentences, bands, colors, sentenceWords }
}

type TimedRect = Rect & { readonly startTime: number; readonly endTime: number }

/** Groups the narrated rects of a page by sentence. A rect that names no sentence is one. */
function groupSentences(rects: readonly Rect[]): Map<string, TimedRect[]> {
  const timed = rects.flatMap((rect): TimedRect[] => {
    const { startTime, endTime, width, height } = rect
    const isShown = startTime !== undefined && endTime !== undefined && startTime < endTime && width > 0 && height > 0
    return isShown ? [{ ...rect, startTime, endTime }] : []
  })
  const sentences = new Map<string, TimedRect[]>()
  for (const rect of timed) {
    const name = rect.sentenceId || `rect ${rect.id}`
    const parts = sentences.get(name)
    if (parts === undefined) sentences.set(name, [rect])
    else parts.push(rect)
  }
  return sentences
}

/**
 * Returns the colour of a rect's own fill, with its opacity; null without one, and for the fill that new rects carry, which
 * nobody has chosen.
 *
 * @example
 * readOwnColor({ fill: '#ff0000', opacity: 0.5 }) // => 'color-mix(in srgb, #ff0000 50%, transparent)'
 * readOwnColor({ fill: '#00FF00', opacity: 0.5 }) // => null
 */
export function readOwnColor({ fill, opacity = defaultRectOpacity }: Pick<Rect, 'fill' | 'opacity'>): string | null {
  if (!fill || fill.toLowerCase() === defaultRectFill) return null
  return `color-mix(in srgb, ${fill} ${Math.min(1, Math.max(0, opacity)) * 100}%, transparent)`
}

import type { PaintWord } from '../playback/create-word-highlights'
import { followCues } from '../playback/follow-words'
import { highlightProperties } from './highlight-properties'
import type { HighlightPlan, SentenceBand } from './plan-highlights'
import { mapFound } from '../book/map-found'

/** Looks up the bands of a time, and gives words their own colours. */
export interface BandFollower {
  /** Returns the bands to show at a time; the same array while nothing changes. */
  readonly findBands: (time: number) => readonly SentenceBand[]
  readonly paintWord: PaintWord
}

export function followBands({ sentences, bands, colors, sentenceWords }: HighlightPlan): BandFollower {
  const findIds = followCues(sentences)
  let ids: readonly string[] = []
  let shown: readonly SentenceBand[] = []
  return {
    findBands(time) {
      const next = findIds(time)
      if (next === ids) return shown
      ids = next
      shown = mapFound(ids, (id) => bands.get(id)).flat()
      return shown
    },
    paintWord(key, { style }) {
      const color = colors.get(key)
      if (color !== undefined && CSS.supports('color', color)) style.setProperty(highlightProperties.own, color)
      // A sentence has the colour of the text that is read.
      if (sentenceWords.has(key)) style.setProperty(highlightProperties.activeWord, 'initial')
    },
  }
}

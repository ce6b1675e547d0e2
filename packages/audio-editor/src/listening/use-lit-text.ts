import { findSpanIndex, type WaveformSpan } from '@lectern/ui/waveform'
import { useEffect } from 'react'
import { findTextRange } from './find-text-range'
import { chosenHighlight, spokenHighlight } from './lit-text.css'
import type { NarratedSpan } from './list-narrated-words'
import type { TrackPlace } from './track-place'

/** Lights the word at the playhead in the text, and scrolls to it. Nothing renders as the playhead moves. */
export function useLitWord(place: TrackPlace, words: readonly NarratedSpan[]): void {
  useEffect(() => {
    let lit: NarratedSpan | undefined
    const light = () => {
      const word = findSpoken(words, place.current())
      if (word === lit) return
      lit = word
      const range = lightSpan(spokenHighlight, word)
      if (range !== null) scrollToRange(range)
    }
    const stop = place.subscribe(light)
    return () => {
      stop()
      lightSpan(spokenHighlight, undefined)
    }
  }, [place, words])
}

/** Lights the span that is chosen on the waveform in the text. */
export function useLitChoice(chosen: NarratedSpan | undefined): void {
  useEffect(() => {
    lightSpan(chosenHighlight, chosen)
    return () => void lightSpan(chosenHighlight, undefined)
  }, [chosen])
}

function findSpoken<Span extends WaveformSpan>(words: readonly Span[], time: number): Span | undefined {
  const word = words[findSpanIndex(words, time)]
  return word !== undefined && word.start <= time ? word : undefined
}

/** Lights a span under a name, and nothing else; a browser without highlights lights nothing. */
function lightSpan(name: string, span: NarratedSpan | undefined): Range | null {
  if (!('highlights' in CSS)) return null
  CSS.highlights.delete(name)
  const range = span === undefined ? null : findTextRange(span)
  if (range !== null) CSS.highlights.set(name, new Highlight(range))
  return range
}

/** Scrolls the text if a range is outside of it, below the tools that stay above it. */
function scrollToRange(range: Range): void {
  const scroller = range.startContainer.parentElement?.closest('[role="region"]')
  if (scroller === null || scroller === undefined || scroller.scrollHeight <= scroller.clientHeight) return
  const box = scroller.getBoundingClientRect()
  const { top, bottom } = range.getBoundingClientRect()
  const tools = scroller.querySelector('[data-tools]')
  const firstLine = tools === null ? box.top : tools.getBoundingClientRect().bottom
  if (top >= firstLine && bottom <= box.bottom) return
  scroller.scrollBy({ top: top - box.top - box.height / 3, behavior: 'instant' })
}

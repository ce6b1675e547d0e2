import type { Token } from './find-tokens.ts'

/** Start of a word as the engine reports it: UTF-16 offset in the text, time in seconds. */
export interface WordEvent {
  offset: number
  time: number
}

/** Start of a token in seconds, and whether it is estimated. */
export interface PlacedStart {
  time: number
  estimated: boolean
}

// Estimates the duration of a token in letters; punctuation alone is short.
function weigh(text: string): number {
  let letters = 0
  for (const character of text) if (/[\p{L}\p{N}]/u.test(character)) letters += 1
  return Math.max(letters, 0.25)
}

function earliestEvents(tokens: readonly Token[], events: readonly WordEvent[]): (number | null)[] {
  return tokens.map(({ start, end }) => {
    const times = events.flatMap(({ offset, time }) => (offset >= start && offset < end ? [time] : []))
    return times.length === 0 ? null : Math.min(...times)
  })
}

/**
 * Finds the start times of all tokens, ascending. The engine merges some words ("in the") to one event: a token without an event
 * gets its part, by letters, of the time between its neighbours.
 * @param until end of the last word
 */
export function placeTokens(
  text: string,
  tokens: readonly Token[],
  events: readonly WordEvent[],
  until: number,
): PlacedStart[] {
  const known = earliestEvents(tokens, events)
  // An event before its predecessor is an error of the engine: the token counts as having none.
  let latest = 0
  for (const [index, time] of known.entries()) {
    if (time === null) continue
    if (time < latest || time > until) known[index] = null
    else latest = time
  }
  const starts: PlacedStart[] = []
  let index = 0
  while (index < tokens.length) {
    const anchor = known[index] ?? starts.at(-1)?.time ?? 0
    let next = index + 1
    while (next < tokens.length && known[next] === null) next += 1
    const limit = known[next] ?? until
    const group = tokens.slice(index, next).map(({ start, end }) => weigh(text.slice(start, end)))
    const total = group.reduce((sum, weight) => sum + weight, 0)
    let before = 0
    for (const [place, weight] of group.entries()) {
      const time = anchor + (Math.max(limit, anchor) - anchor) * (before / total)
      starts.push({ time, estimated: place > 0 || known[index] === null })
      before += weight
    }
    index = next
  }
  return starts
}

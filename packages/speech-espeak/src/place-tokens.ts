import type { Token } from './find-tokens.ts'

/** The engine began a word: at a UTF-16 offset of the text, at a time in seconds. */
export interface WordEvent {
  offset: number
  time: number
}

/** When a token begins, in seconds, and whether the engine said so or it was worked out. */
export interface PlacedStart {
  time: number
  estimated: boolean
}

// How long a token is heard, in letters; lone punctuation hardly at all.
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
 * Start times for every token, ascending. The engine merges some words ("in the") and gives them one event:
 * a token without an event of its own gets its share, by letters, of the time from the last token heard to the next.
 * `until` is where the last word ends.
 */
export function placeTokens(
  text: string,
  tokens: readonly Token[],
  events: readonly WordEvent[],
  until: number,
): PlacedStart[] {
  const known = earliestEvents(tokens, events)
  // An event that lies before its predecessor's is a slip of the engine's count: treat the token as unheard.
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

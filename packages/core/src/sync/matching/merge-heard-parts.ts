import type { HeardPart } from './match-speech'

/** An interval of speech, in seconds. */
export interface HeardInterval {
  start: number
  end: number
  letters: number
  /** Mean similarity weighted by letters, 0 to 1. */
  confidence: number
  loss?: number
}

/** Merges the parts of each key into one interval, from the start of the first to the end of the last. */
export function mergeHeardParts<K>(parts: readonly HeardPart[], keyOf: (part: HeardPart) => K): Map<K, HeardInterval> {
  const intervals = new Map<K, HeardInterval>()
  for (const part of parts) {
    const { start, end, letters, similarity } = part
    const key = keyOf(part)
    const known = intervals.get(key) ?? { start, end, letters: 0, confidence: 0 }
    const total = known.letters + letters
    const loss = Math.max(known.loss ?? -Infinity, part.loss ?? -Infinity)
    intervals.set(key, {
      start: Math.min(known.start, start),
      end: Math.max(known.end, end),
      letters: total,
      confidence: (known.confidence * known.letters + similarity * letters) / total,
      ...(Number.isFinite(loss) ? { loss } : {}),
    })
  }
  return intervals
}

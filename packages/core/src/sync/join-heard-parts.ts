import type { HeardPart } from './match-speech'

export interface HeardStretch {
  start: number
  end: number
  letters: number
  /** Mean likeness by letters, 0 to 1. */
  confidence: number
  loss?: number
}

/** The stretch of speech of everything that has the same key: from where its first part begins to where its last ends. */
export function joinHeardParts<K>(parts: readonly HeardPart[], keyOf: (part: HeardPart) => K): Map<K, HeardStretch> {
  const stretches = new Map<K, HeardStretch>()
  for (const part of parts) {
    const { start, end, letters, likeness } = part
    const key = keyOf(part)
    const known = stretches.get(key) ?? { start, end, letters: 0, confidence: 0 }
    const sum = known.letters + letters
    const loss = Math.max(known.loss ?? -Infinity, part.loss ?? -Infinity)
    stretches.set(key, {
      start: Math.min(known.start, start),
      end: Math.max(known.end, end),
      letters: sum,
      confidence: (known.confidence * known.letters + likeness * letters) / sum,
      ...(Number.isFinite(loss) ? { loss } : {}),
    })
  }
  return stretches
}

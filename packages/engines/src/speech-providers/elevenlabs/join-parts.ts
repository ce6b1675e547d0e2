import type { SpokenWord } from '@lectern/backend/ports'

/** A spoken part of a text, with word offsets in the whole text and times in the part; or a silence. */
export type SpokenPart =
  | { kind: 'sound'; pcm: Int16Array; words: readonly SpokenWord[] }
  | { kind: 'silence'; seconds: number }

/** Joins parts to one sound. */
export function joinParts(parts: readonly SpokenPart[], sampleRate: number): { pcm: Int16Array; words: SpokenWord[] } {
  const pcm = new Int16Array(parts.reduce((sum, part) => sum + countSamples(part, sampleRate), 0))
  const words: SpokenWord[] = []
  let offset = 0
  for (const part of parts) {
    if (part.kind === 'sound') {
      pcm.set(part.pcm, offset)
      const before = offset / sampleRate
      const latest = (offset + part.pcm.length) / sampleRate
      for (const { startTime, endTime, ...word } of part.words) {
        words.push({ ...word, startTime: startTime + before, endTime: Math.min(latest, endTime + before) })
      }
    }
    offset += countSamples(part, sampleRate)
  }
  return { pcm, words }
}

function countSamples(part: SpokenPart, sampleRate: number): number {
  return part.kind === 'sound' ? part.pcm.length : Math.round(part.seconds * sampleRate)
}

import type { SpokenWord } from '@lectern/backend/ports'

/** What a text was said in: sound with its words, by offsets in the whole text and times in the part, or silence. */
export type SpokenPart =
  | { kind: 'sound'; pcm: Int16Array; words: readonly SpokenWord[] }
  | { kind: 'silence'; seconds: number }

/** The parts one after the other, as one sound. */
export function joinParts(parts: readonly SpokenPart[], sampleRate: number): { pcm: Int16Array; words: SpokenWord[] } {
  const lengths = parts.map((part) => (part.kind === 'sound' ? part.pcm.length : Math.round(part.seconds * sampleRate)))
  const pcm = new Int16Array(lengths.reduce((sum, length) => sum + length, 0))
  const words: SpokenWord[] = []
  let at = 0
  for (const [index, part] of parts.entries()) {
    if (part.kind === 'sound') {
      pcm.set(part.pcm, at)
      const before = at / sampleRate
      const latest = (at + part.pcm.length) / sampleRate
      for (const { startTime, endTime, ...word } of part.words) {
        words.push({ ...word, startTime: startTime + before, endTime: Math.min(latest, endTime + before) })
      }
    }
    at += lengths[index] ?? 0
  }
  return { pcm, words }
}

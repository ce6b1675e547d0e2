import type { SpokenPage } from './spoken-page'
import type { ChangedRange } from './find-changed-ranges'

/** A part of a page's text that another voice than the chapter's speaks; UTF-16 offsets, `[start, end)`. */
export interface VoiceRange extends ChangedRange {
  readonly voiceId: string
}

/** Finds the parts of a page's text that have a voice of their own, in order, without the white space around them. */
export function findVoiceRanges({ textSegments }: SpokenPage, chapterVoiceId: string): VoiceRange[] {
  const ranges: VoiceRange[] = []
  let at = 0
  for (const { text, voiceId } of textSegments) {
    const start = at + text.length - text.trimStart().length
    const end = at + text.trimEnd().length
    at += text.length
    if (voiceId === chapterVoiceId || end <= start) continue
    ranges.push({ start, end, voiceId })
  }
  return ranges
}

import { findPauseTags } from '@lectern/core/audio'

/** Handling of tags such as `[whispers]`: some models are directed by them; others, and readers, speak their words. */
export type AudioTags = 'audio-tags' | 'no-audio-tags'

const SPEECH_TAGS = /<\/?(?:phoneme|speak)\b[^<>]*>|<\/break\b[^<>]*>/gi
/** Numbers in brackets belong to the book. */
const AUDIO_TAGS = /\[[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}\]/giu

/** Replaces tags by spaces, because they are not words. All offsets stay. */
export function blankTags(text: string, tags: AudioTags): string {
  const blank = (tag: string): string => ' '.repeat(tag.length)
  const withoutPauses = blankPauseTags(text)
  const withoutSpeechTags = withoutPauses.replaceAll(SPEECH_TAGS, blank)
  return tags === 'audio-tags' ? withoutSpeechTags.replaceAll(AUDIO_TAGS, blank) : withoutSpeechTags
}

function blankPauseTags(text: string): string {
  const parts: string[] = []
  let from = 0
  for (const { start, end } of findPauseTags(text)) {
    parts.push(text.slice(from, start), ' '.repeat(end - start))
    from = end
  }
  return [...parts, text.slice(from)].join('')
}

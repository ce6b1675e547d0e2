/** Whether tags such as `[whispers]` direct the voice; a model that does not know them says their words, as a reader does. */
export type AudioTags = 'audio-tags' | 'no-audio-tags'

const PAUSE_TAGS = /<\/?(?:break|phoneme|speak)\b[^<>]*>/gi
/** Figures in brackets are the book's. */
const AUDIO_TAGS = /\[[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,59}\]/giu

/** The text with its tags turned to spaces: they take time and are no words. Every other offset stays where it is. */
export function blankTags(text: string, tags: AudioTags): string {
  const blank = (tag: string): string => ' '.repeat(tag.length)
  const withoutPauses = text.replaceAll(PAUSE_TAGS, blank)
  return tags === 'audio-tags' ? withoutPauses.replaceAll(AUDIO_TAGS, blank) : withoutPauses
}

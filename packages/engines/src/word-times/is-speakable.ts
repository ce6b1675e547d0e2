import { type AudioTags, blankTags } from './blank-tags'

/** Returns true if a text has anything to speak: a letter or a digit outside of tags. */
export function isSpeakable(text: string, tags: AudioTags): boolean {
  return /[\p{L}\p{N}]/u.test(blankTags(text, tags))
}

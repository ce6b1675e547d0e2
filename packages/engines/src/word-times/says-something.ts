import { type AudioTags, blankTags } from './blank-tags'

/** Returns true if a text has anything to say: a letter or a digit outside of tags. */
export function saysSomething(text: string, tags: AudioTags): boolean {
  return /[\p{L}\p{N}]/u.test(blankTags(text, tags))
}

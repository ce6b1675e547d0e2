import { type AudioTags, blankTags } from './blank-tags'

/** Whether there is anything to say in a text: a letter or a digit outside of tags. */
export function saysSomething(text: string, tags: AudioTags): boolean {
  return /[\p{L}\p{N}]/u.test(blankTags(text, tags))
}

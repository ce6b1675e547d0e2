import { blankTags } from './blank-tags'

/** Whether there is anything to say in a text: a letter or a digit outside of tags. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(blankTags(text))
}

import { arabicAnnouncers } from './sentence-tables'

const COLON = /:\s+(?=[\p{sc=Arab}«"“(])/gu
/** What announces speech or a list, which go on with the sentence: 'قال: نعم'. */
const ANNOUNCES = new RegExp(String.raw`(?:^|[\s«"(])(?:و|ف)?(?:${arabicAnnouncers})(?=[\s،:])`, 'u')
const LOOK_BACK = 60
const SHORTEST_SENTENCE_WORDS = 5
const WORDS = /^[^.!?؟:\n]{0,300}/u

/** The ends of Arabic leads before a full sentence: 'سؤال وجواب: ماذا حدث بعد ذلك؟' UTF-16 offsets, rising. */
export function findArabicLeads(text: string): number[] {
  return [...text.matchAll(COLON)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LOOK_BACK), index + 1)
      const after = WORDS.exec(text.slice(index + length, index + length + 300))?.[0] ?? ''
      return (
        !ANNOUNCES.test(before) && after.trim().split(/\s+/u).length >= SHORTEST_SENTENCE_WORDS && !after.includes('،')
      )
    })
    .map(({ index }) => index + 1)
}

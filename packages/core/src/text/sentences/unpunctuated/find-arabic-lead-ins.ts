import { arabicAnnouncers } from '../word-lists/sentence-tables'

const COLON = /:\s+(?=[\p{sc=Arab}«"“(])/gu
/** Words that announce speech or a list, which continue the sentence: 'قال: نعم'. */
const ANNOUNCES = new RegExp(String.raw`(?:^|[\s«"(])(?:و|ف)?(?:${arabicAnnouncers})(?=[\s،:])`, 'u')
/** A speaker's name before what is said, as in a dialogue: 'سامي: هل رأيت', 'السيدة ليلى: أريد'. */
const SPEAKER = /(?:^|[.!?؟\n])\s*(?:[-–—]\s*)?(?:ال[\p{L}\p{M}]+\s+)?[\p{L}\p{M}]+\s?:$/u
const LOOK_BACK = 60
const MIN_SENTENCE_WORDS = 5
const MAX_CLAUSE_LENGTH = 300
const CLAUSE_END = /[.!?؟:\n]/u

/** Finds the ends of Arabic lead-ins before a full sentence: 'سؤال وجواب: ماذا حدث بعد ذلك؟'. UTF-16 offsets, ascending. */
export function findArabicLeadIns(text: string): number[] {
  return [...text.matchAll(COLON)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LOOK_BACK), index + 1)
      const [after] = text.slice(index + length, index + length + MAX_CLAUSE_LENGTH).split(CLAUSE_END, 1)
      return (
        after !== undefined &&
        !ANNOUNCES.test(before) &&
        !SPEAKER.test(before) &&
        after.trim().split(/\s+/u).length >= MIN_SENTENCE_WORDS &&
        !after.includes('،')
      )
    })
    .map(({ index }) => index + 1)
}

import { arabicAnnouncers } from '../word-lists/sentence-tables'

const COLON = /:\s+(?=[\p{sc=Arab}«"“(])/gu
/** Words that announce speech or a list, which continue the sentence: 'قال: نعم'. */
const ANNOUNCES = new RegExp(String.raw`(?:^|[\s«"(])(?:و|ف)?(?:${arabicAnnouncers})(?=[\s،:])`, 'u')
/** A speaker's name before what is said, as in a dialogue: 'سامي: هل رأيت', 'السيدة ليلى: أريد'. */
const SPEAKER = /^(?:ال[\p{L}\p{M}]+ )?[\p{L}\p{M}]+:$/u
const SENTENCE_END = /[.!?؟\n]/u
const LOOK_BACK = 60
const MIN_SENTENCE_WORDS = 5
const MAX_CLAUSE_LENGTH = 300
const CLAUSE_END = /[.!?؟:\n]/u

/** Finds the ends of Arabic lead-ins before a full sentence: 'سؤال وجواب: ماذا حدث بعد ذلك؟'. UTF-16 offsets, ascending. */
export function findArabicLeadIns(text: string): number[] {
  return [...text.matchAll(COLON)]
    .filter(({ index, 0: { length } }) => {
      const before = text.slice(Math.max(0, index - LOOK_BACK), index + 1)
      const leadIn = before
        .slice(lastEnd(before))
        .replace(/^[\s–—-]+/u, '')
        .replace(/\s+/gu, ' ')
      const [after] = text.slice(index + length, index + length + MAX_CLAUSE_LENGTH).split(CLAUSE_END, 1)
      return (
        after !== undefined &&
        !ANNOUNCES.test(before) &&
        !SPEAKER.test(leadIn) &&
        after.trim().split(/\s+/u).length >= MIN_SENTENCE_WORDS &&
        !after.includes('،')
      )
    })
    .map(({ index }) => index + 1)
}

/** Returns the offset after the last stop of a text; 0 if it has none. */
function lastEnd(text: string): number {
  let at = text.length
  while (at > 0 && !SENTENCE_END.test(text.charAt(at - 1))) at -= 1
  return at
}

import { isLetterAt, isLowerAt, isSpaceAt, skipForward, SPACE } from '../../characters/character-classes'

const QUOTED =
  /„[^„“”]{1,500}[“”]|«[^«»]{1,500}»|»(?<![^\s(]»)[^«»]{1,500}«|“[^“”„]{1,500}”|"(?<!\p{L}")(?:[^"]|(?<=\p{L})"(?=\p{L})){1,500}"/gu
const CONTINUING_MARKS = ',;.–—-،؛'

/**
 * Returns a test for offsets within a quotation after which the sentence continues: '„Komm. Geh nicht“, sagte sie'. Offsets
 * must be tested in ascending order.
 *
 * @param text one paragraph or line
 */
export function findContinuedQuotations(text: string): (offset: number) => boolean {
  const quotations = [...text.matchAll(QUOTED)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .filter(({ to }) => continuesAfter(text, to))
  let at = 0
  return (offset) => {
    for (; at < quotations.length; at += 1) {
      const quotation = quotations[at]
      if (quotation !== undefined && offset < quotation.to) return quotation.from < offset
    }
    return false
  }
}

function continuesAfter(text: string, to: number): boolean {
  let next = skipForward(text, to, SPACE)
  const isSpaced = next > to
  const mark = text.charAt(next)
  if (mark === '') return false
  if (!CONTINUING_MARKS.includes(mark)) return isSpaced ? isLowerAt(text, next) : isLetterAt(text, next)
  if (!'–—-'.includes(mark)) return true
  while (next < text.length && (isSpaceAt(text, next) || '–—-'.includes(text.charAt(next)))) next += 1
  return isLowerAt(text, next)
}

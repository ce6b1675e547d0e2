import { isLetterAt, isLowerAt, isSpaceAt, skipOn, SPACE } from './char-classes'

const QUOTED =
  /„[^„“”]{1,500}[“”]|«[^«»]{1,500}»|»(?<![^\s(]»)[^«»]{1,500}«|“[^“”„]{1,500}”|"(?<!\p{L}")(?:[^"]|(?<=\p{L})"(?=\p{L})){1,500}"/gu
const GOES_ON = ',;.–—-،؛'

/**
 * Whether an offset lies within a quotation that its sentence goes on after: '„Komm. Geh nicht“, sagte sie'. Offsets have to
 * be asked for in rising order.
 *
 * @param text one paragraph or line
 */
export function findQuoted(text: string): (offset: number) => boolean {
  const quotations = [...text.matchAll(QUOTED)]
    .map(({ index, 0: { length } }) => ({ from: index, to: index + length }))
    .filter(({ to }) => goesOn(text, to))
  let at = 0
  return (offset) => {
    for (; at < quotations.length; at += 1) {
      const quotation = quotations[at]
      if (quotation !== undefined && offset < quotation.to) return quotation.from < offset
    }
    return false
  }
}

function goesOn(text: string, to: number): boolean {
  let next = skipOn(text, to, SPACE)
  const isSpaced = next > to
  const mark = text.charAt(next)
  if (mark === '') return false
  if (!GOES_ON.includes(mark)) return isSpaced ? isLowerAt(text, next) : isLetterAt(text, next)
  if (!'–—-'.includes(mark)) return true
  while (next < text.length && (isSpaceAt(text, next) || '–—-'.includes(text.charAt(next)))) next += 1
  return isLowerAt(text, next)
}

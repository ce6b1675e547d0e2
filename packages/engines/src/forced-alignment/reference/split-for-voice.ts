import { splitSentences } from '@lectern/core/text'

/** A part of a text, with its UTF-16 offset. */
export interface TextPart {
  offset: number
  text: string
}

/** Splits a text into sentences, and longer ones at white space into parts that the voice accepts. */
export function splitForVoice(text: string, language: string, maximumCharacters: number): TextPart[] {
  return splitSentences(text, { language }).flatMap(({ start, text: sentence }) =>
    splitLong({ offset: start, text: sentence }, maximumCharacters),
  )
}

function splitLong({ offset, text }: TextPart, maximumCharacters: number): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  while (text.length - from > maximumCharacters) {
    const space = text.lastIndexOf(' ', from + maximumCharacters)
    let to = space > from ? space : from + maximumCharacters
    // A surrogate pair stays together.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1)) && to - 1 > from) to -= 1
    parts.push({ offset: offset + from, text: text.slice(from, to) })
    from = to
  }
  parts.push({ offset: offset + from, text: text.slice(from) })
  return parts
}

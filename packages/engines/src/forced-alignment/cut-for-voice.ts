import { splitSentences } from '@lectern/core/text'

/** A part of a text, by its UTF-16 offset. */
export interface TextPart {
  offset: number
  text: string
}

/** A text sentence by sentence, each cut at white space where it is longer than the voice takes. */
export function cutForVoice(text: string, language: string, maximumCharacters: number): TextPart[] {
  return splitSentences(text, { language }).flatMap(({ start, text: sentence }) =>
    cutLong({ offset: start, text: sentence }, maximumCharacters),
  )
}

function cutLong({ offset, text }: TextPart, maximumCharacters: number): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  while (text.length - from > maximumCharacters) {
    const space = text.lastIndexOf(' ', from + maximumCharacters)
    let to = space > from ? space : from + maximumCharacters
    // Half a letter is none.
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1)) && to - 1 > from) to -= 1
    parts.push({ offset: offset + from, text: text.slice(from, to) })
    from = to
  }
  parts.push({ offset: offset + from, text: text.slice(from) })
  return parts
}

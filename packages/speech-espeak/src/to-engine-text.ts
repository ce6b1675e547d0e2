export interface EngineText {
  /** What the engine is given; it always parses mark-up, so none is left in. */
  spoken: string
  /** For each code point of `spoken`, the UTF-16 offset in the source text that it stands for. */
  sourceOffsets: number[]
}

function engineForm(character: string): string {
  if (character === '&') return '&amp;'
  if (character === '<' || character === '>' || character === '\0') return ' '
  return character
}

/** Text for an engine that counts in code points of what it is given; `offset` is where `text` begins in the source. */
export function toEngineText(text: string, offset: number): EngineText {
  let spoken = ''
  const sourceOffsets: number[] = []
  let at = offset
  for (const character of text) {
    const form = engineForm(character)
    spoken += form
    for (let codePoint = 0; codePoint < Array.from(form).length; codePoint += 1) sourceOffsets.push(at)
    at += character.length
  }
  return { spoken, sourceOffsets }
}

import type { Respelling } from './pronunciation/plan-respellings.ts'

export interface EngineText {
  /** Text for the engine, which always parses markup; the text's own markup is escaped. */
  spoken: string
  /** For each code point of `spoken` its UTF-16 offset in the source text. */
  sourceOffsets: number[]
}

function engineForm(character: string, before: string): string {
  if (character === '&') return '&amp;'
  if (character === '<' || character === '>' || character === '\0') return ' '
  // Two brackets would begin phoneme mnemonics.
  return character === '[' && before === '[' ? ' ' : character
}

/** Returns the UTF-16 offsets at which words begin. */
const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index)

/**
 * Converts a text for the engine, which counts in code points of its input. The words of a respelling get the offsets of the
 * words that they replace: one by one if there are equally many, otherwise all have that of the first.
 * @param offset of `text` in the source
 */
export function toEngineText(text: string, offset: number, respellings: readonly Respelling[] = []): EngineText {
  let spoken = ''
  const sourceOffsets: number[] = []
  const add = (form: string, at: number): void => {
    spoken += form
    const codePoints = Array.from(form).length
    for (let count = 0; count < codePoints; count += 1) sourceOffsets.push(offset + at)
  }
  const addText = (from: number, to: number): void => {
    let at = from
    for (const character of text.slice(from, to)) {
      add(engineForm(character, spoken.slice(-1)), at)
      at += character.length
    }
  }
  let at = 0
  for (const { start, end, said } of respellings) {
    addText(at, start)
    // The engine recognises mnemonics only between spaces.
    if (said.kind === 'sounds') add(` [[${said.mnemonics}]] `, start)
    else {
      const places = placeWords(said.words, text.slice(start, end))
      let within = 0
      for (const character of said.words) {
        add(engineForm(character, spoken.slice(-1)), start + places(within))
        within += character.length
      }
    }
    at = end
  }
  addText(at, text.length)
  return { spoken, sourceOffsets }
}

/** Returns a function that maps an offset in `said` to the start of its word in `written`. */
function placeWords(said: string, written: string): (within: number) => number {
  const saidStarts = wordStarts(said)
  const writtenStarts = wordStarts(written)
  if (saidStarts.length !== writtenStarts.length) return () => 0
  return (within) => writtenStarts[saidStarts.findLastIndex((start) => start <= within)] ?? 0
}

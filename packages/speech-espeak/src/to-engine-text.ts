import type { Respelling } from './pronunciation/plan-respellings.ts'

export interface EngineText {
  /** What the engine is given; it always parses mark-up, so none of the text's own is left in. */
  spoken: string
  /** For each code point of `spoken`, the UTF-16 offset in the source text that it stands for. */
  sourceOffsets: number[]
}

function engineForm(character: string, before: string): string {
  if (character === '&') return '&amp;'
  if (character === '<' || character === '>' || character === '\0') return ' '
  // Two of them begin sounds written in the engine's own way.
  return character === '[' && before === '[' ? ' ' : character
}

/** Where words begin, as UTF-16 offsets. */
const wordStarts = (text: string): number[] => [...text.matchAll(/\S+/g)].map(({ index }) => index)

/**
 * Text for an engine that counts in code points of what it is given; `offset` is where `text` begins in the source. What is
 * said in another way than it is written stands for the words it replaces: word for word where there are equally many,
 * else all for the first of them.
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
      add(engineForm(character, spoken.at(-1) ?? ''), at)
      at += character.length
    }
  }
  let at = 0
  for (const { start, end, said } of respellings) {
    addText(at, start)
    // The engine sees sounds only where they stand alone.
    if (said.kind === 'sounds') add(` [[${said.mnemonics}]] `, start)
    else {
      const places = placeWords(said.words, text.slice(start, end))
      let within = 0
      for (const character of said.words) {
        add(engineForm(character, spoken.at(-1) ?? ''), start + (places(within) ?? 0))
        within += character.length
      }
    }
    at = end
  }
  addText(at, text.length)
  return { spoken, sourceOffsets }
}

/** Tells for an offset in `said` where in `written` the word begins that it stands for. */
function placeWords(said: string, written: string): (within: number) => number | undefined {
  const saidStarts = wordStarts(said)
  const writtenStarts = wordStarts(written)
  if (saidStarts.length !== writtenStarts.length) return () => 0
  return (within) => writtenStarts[saidStarts.findLastIndex((start) => start <= within)]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = import.meta.dirname
const MARK = '‖'

/** A text whose sentence ends are known. */
export interface MarkedText {
  readonly language: string
  readonly kind: string
  readonly text: string
  /** The boundaries of the text; see `boundariesOf`. */
  readonly boundaries: ReadonlySet<number>
}

/** Reads the project's own texts with marked sentence ends; the README beside them documents the marks. */
export function readMarkedSentences(): MarkedText[] {
  const languages = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return languages.flatMap(({ name: language }) =>
    readdirSync(join(FOLDER, language)).map((file) => {
      const marked = readFileSync(join(FOLDER, language, file), 'utf8')
      const kind = file.replace(/\.txt$/, '')
      return { language, kind, text: marked.replaceAll(MARK, ''), boundaries: boundariesOf(marked.split(MARK)) }
    }),
  )
}

/** Returns the end of each part as the number of characters before it in all parts, without white space. */
function boundariesOf(parts: readonly string[]): Set<number> {
  const boundaries = new Set<number>()
  let letters = 0
  for (const part of parts) {
    const own = part.replaceAll(/\s+/gu, '').length
    letters += own
    if (own > 0) boundaries.add(letters)
  }
  return boundaries
}

/** Returns the boundary F1 of a splitter over texts: 1 if it finds every boundary and no other. */
export function scoreBoundaries(
  texts: readonly MarkedText[],
  split: (text: string, language: string) => readonly string[],
): number {
  let right = 0
  let counted = 0
  for (const { text, language, boundaries } of texts) {
    const found = boundariesOf(split(text, language))
    right += [...found].filter((boundary) => boundaries.has(boundary)).length
    counted += found.size + boundaries.size
  }
  return (2 * right) / counted
}

import { joinHyphenated } from '../text/join-hyphenated'
import { numberLines } from '../text/number-lines'
import { validateWords } from '../text/validate-words'
import type { Issue, Language, Rect, ValidateWord } from '../types'

const LINE_ENDS = new Set(['LINE_BREAK', 'EOL_SURE_SPACE', 'HYPHEN', 'PAGE_BREAK'])

/**
 * The words of rects in reading order, those that a line's end has cut being joined when `validateWord` knows them, as
 * written or in lower case: such a word has two rects, each as it was. Real compounds keep their hyphen and stay two words.
 * Where the recogniser told no break, a line ends where the next rect stands on another. A validation that fails merges
 * nothing and is reported as 'validation-failed', once for each word.
 *
 * @example
 * const rects = [
 *   { id: 'a', x: 0, y: 0, width: 40, height: 20, word: 'the' },
 *   { id: 'b', x: 50, y: 0, width: 60, height: 20, word: 'light-' },
 *   { id: 'c', x: 0, y: 30, width: 60, height: 20, word: 'house' },
 * ]
 * const dictionary = new Set(['lighthouse'])
 * const o = { language: 'en', validateWord: (word) => dictionary.has(word) }
 * const { words } = await mergeHyphens(rects, o)
 * words.map((word) => [word.text, word.rects.length]) // => [['the', 1], ['lighthouse', 2]]
 */
export async function mergeHyphens(
  words: Rect[],
  o: { language: Language; validateWord: ValidateWord },
): Promise<{ words: { text: string; rects: Rect[] }[]; issues: Issue[] }> {
  const lines = numberLines(words)
  const cuts = words.map((first, index) => {
    const second = words[index + 1]
    if (second === undefined) return null
    const type = first.detectedBreak?.type
    const endsLine = type === undefined ? lines[index] !== lines[index + 1] : LINE_ENDS.has(type)
    return endsLine ? joinHyphenated(first.word?.trim() ?? '', second.word?.trim() ?? '', first.detectedBreak) : null
  })
  const candidates = cuts.flatMap((cut) => (cut === null ? [] : [cut.word]))
  const { accepted, failed } = await validateWords(candidates, o.language, o.validateWord)

  const merged: { text: string; rects: Rect[] }[] = []
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]
    const second = words[index + 1]
    const cut = cuts[index]
    if (first === undefined) break
    if (second !== undefined && cut && accepted.has(cut.word)) {
      merged.push({ text: cut.text + cut.rest, rects: [first, second] })
      index += 1
    } else {
      merged.push({ text: first.word ?? '', rects: [first] })
    }
  }
  return { words: merged, issues: reportFailures(words, cuts, failed) }
}

function reportFailures(
  words: readonly Rect[],
  cuts: readonly ({ word: string } | null)[],
  failed: ReadonlyMap<string, string>,
): Issue[] {
  return [...failed].map(([word, reason]) => {
    const index = cuts.findIndex((cut) => cut?.word === word)
    const message = `"${word}" could not be looked up, so its parts stay apart: ${reason}`
    const id = words[index]?.id
    return { code: 'validation-failed', message, index, ...(id === undefined ? {} : { id }) }
  })
}

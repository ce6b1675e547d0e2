import { breakBetween } from '../text/break-between'
import { endsLine } from '../text/ends-line'
import { keepHyphen } from '../text/keep-hyphen'
import { mergeCutWords, type WordPart } from '../text/merge-cut-words'
import type { Issue, Language, Rect, ValidateWord } from '../types'

/**
 * The words of rects in reading order, those that a line's end has cut being joined when `validateWord` knows them, as
 * written or in lower case: such a word has two rects, or three when it is cut twice, each as it was. Real compounds keep
 * their hyphen and stay two words. Where the recogniser told no break, a line ends where the next rect stands on another;
 * rects without text, as between two pages, are passed over. A validation that fails merges nothing and is reported as
 * 'validation-failed', once for each word.
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
  const written = words.flatMap((rect, index) => ((rect.word ?? '').trim() === '' ? [] : [{ rect, index }]))
  const parts = written.map(({ rect }, at) => readPart(rect, written[at + 1]?.rect))
  const { merged, failures } = await mergeCutWords(parts, o)

  const texts = words.map((rect) => rect.word ?? '')
  for (const [at, { index, rect }] of written.entries())
    if (at + 1 < written.length) texts[index] = keepHyphen(rect.word ?? '', parts[at]?.detectedBreak)
  const others = new Map<number, Rect[]>()
  const taken = new Set<number>()
  for (const word of merged) {
    const [first, ...rest] = written.slice(word.from, word.from + word.parts)
    if (first === undefined) throw new Error(`A word from part ${word.from} of ${written.length}`)
    texts[first.index] = word.text + word.rest
    others.set(
      first.index,
      rest.map(({ rect }) => rect),
    )
    for (const { index } of rest) taken.add(index)
  }
  const found = words.flatMap((rect, index) =>
    taken.has(index) ? [] : [{ text: texts[index] ?? '', rects: [rect, ...(others.get(index) ?? [])] }],
  )
  const issues = failures.flatMap(({ from, message }) => {
    const place = written[from]
    return place === undefined ? [] : [{ code: 'validation-failed', message, index: place.index, id: place.rect.id }]
  })
  return { words: found, issues }
}

function readPart(rect: Rect, next: Rect | undefined): WordPart {
  const detectedBreak = breakBetween(rect, next)
  return {
    text: (rect.word ?? '').trim(),
    endsLine: next !== undefined && endsLine(rect, next),
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
  }
}

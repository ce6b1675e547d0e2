import { requireLanguage, requireList } from '../../arrays/require-list'
import { elementAt } from '../../arrays/element-at'
import { wordOf } from '../../text-lines/word-of'
import { findBreak } from '../../text-lines/find-break'
import { endsLine } from '../../text-lines/ends-line'
import { baseLanguage } from '../../languages/language'
import { findAfterFurniture } from '../../text/hyphenation/find-after-furniture'
import { endsInHyphen } from '../../text/hyphenation/join-hyphenated'
import { restoreHyphen } from '../../text/hyphenation/restore-hyphen'
import { mergeHyphenatedWords, type WordPart } from '../../text/hyphenation/merge-hyphenated-words'
import type { Issue, Language, Rect, ValidateWord } from '../../types'

/**
 * Returns the words of rects in reading order. In English, words hyphenated at a line end are merged if `validateWord` answers
 * `true`, as written or in lower case, even if a page number or running head stands between the halves; such a word has two rects, or three if it is hyphenated twice, each unchanged. Real compounds keep
 * their hyphen and stay two words. If the recogniser reports no break, a line ends where the next rect is on another line.
 * Rects without text, as between two pages, are skipped. A failed validation merges nothing and is reported as
 * 'validation-failed', once per word.
 *
 * @throws TypeError if the language, a word or a rect is missing
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
  requireList(words, 'words')
  requireLanguage(o)
  const written = words.flatMap((rect, index) => (wordOf(rect) === '' ? [] : [{ rect, index }]))
  const rects = written.map(({ rect }) => rect)
  const parts = rects.map((_, at) => readPart(rects, at))
  const isEnglish = baseLanguage(o.language) === 'en'
  const { merged, failures } = isEnglish ? await mergeHyphenatedWords(parts, o) : { merged: [], failures: [] }

  const found = words.map((rect) => ({ text: rect.word ?? '', rects: [rect] }))
  for (const [at, { index }] of written.entries()) {
    const word = elementAt(found, index)
    if (at + 1 < written.length) word.text = restoreHyphen(word.text, elementAt(parts, at).detectedBreak)
  }
  const mergedAway = new Set<number>()
  for (const { parts: joined, text, rest } of merged) {
    const [first, ...others] = joined.map((at) => elementAt(written, at))
    if (first === undefined) continue
    const word = elementAt(found, first.index)
    word.text = text + rest
    for (const { rect, index } of others) {
      word.rects.push(rect)
      mergedAway.add(index)
    }
  }
  const issues = failures.map(({ from, message }) => {
    const { index, rect } = elementAt(written, from)
    return { code: 'validation-failed', message, index, id: rect.id }
  })
  return { words: found.filter((_, index) => !mergedAway.has(index)), issues }
}

function readPart(rects: readonly Rect[], at: number): WordPart {
  const rect = elementAt(rects, at)
  const next = rects[at + 1]
  const detectedBreak = findBreak(rect, next)
  const endsItsLine = next !== undefined && endsLine(rect, next)
  const text = wordOf(rect)
  return {
    text,
    endsLine: endsItsLine,
    afterFurniture: endsItsLine && endsInHyphen(text, detectedBreak) ? findAfterFurniture(rects, at) : null,
    ...(detectedBreak === undefined ? {} : { detectedBreak }),
  }
}

import { elementAt, float64At, int32At, stringAt } from '../../arrays/element-at'
import { countAsciiLetters } from '../../text/characters/count-ascii-letters'
import { normalizeWord } from '../../text/normalization/normalize-word'
import { signOf } from '../../text/normalization/sign-of'
import type { Issue, Language, TimedWord } from '../../types'
import { classifyTimes, STRAY } from './classify-times'
import { findAudioTags } from './find-audio-tags'
import { separateOverlaps } from './separate-overlaps'
import { addSpokenWord, createSpokenWords, type SpokenWords } from './spoken-words'

/**
 * Returns the words of a narration that can occur on a page, in order, none starting before the one before it has ended.
 * Leaves out signs without letters, audio tags like `[sighs]` and `<break time="1s" />` whose words are not on the page,
 * words without usable times, and words timed far from their neighbours. Reports the latter two ('not-a-time',
 * 'out-of-order') and times that had to be moved ('overlap').
 *
 * @param pageTexts the words of the page that can be matched
 */
export function cleanTimedWords(
  timedWords: readonly TimedWord[],
  pageTexts: readonly string[],
  language: Language,
): { words: SpokenWords; issues: Issue[] } {
  const issues: Issue[] = []
  const timed = createSpokenWords(timedWords.length)
  const isTag = findAudioTags(timedWords)
  const isOnPage = createPageTest(pageTexts, language)
  let index = -1
  for (const { word, start, end, loss } of timedWords) {
    index += 1
    if (typeof word !== 'string') {
      issues.push({ code: 'not-a-word', message: `The spoken word ${index} has no text and is left out`, index })
      continue
    }
    const isWord = countAsciiLetters(word) > 0 || normalizeWord(word, { language }) !== ''
    if ((!isWord || isTag?.[index] === true) && !isOnPage(word, isWord)) continue
    if (Number.isFinite(start) && Number.isFinite(end) && end >= Math.max(start, 0)) {
      addSpokenWord(timed, word, start, end, index, loss ?? NaN)
    } else {
      reportLeftOut('not-a-time', index, 'is not a valid time range')
    }
  }
  const classes = classifyTimes(timed)
  const hasStray = classes.includes(STRAY)
  const words = hasStray ? leaveOutStray(timed, classes) : timed
  words.texts.length = words.count
  separateOverlaps(words, hasStray ? classes.filter((each) => each !== STRAY) : classes, reportMoved)
  return { words, issues }

  function reportMoved(at: number, startBefore: number, endBefore: number): void {
    const [start, end] = [float64At(words.starts, at), float64At(words.ends, at)]
    const message = `"${stringAt(words.texts, at)}" at ${startBefore} to ${endBefore} s overlaps its neighbours or has no length; ${round(start)} to ${round(end)} s is used`
    issues.push({ code: 'overlap', message, index: int32At(words.indexes, at) })
  }

  function leaveOutStray(all: SpokenWords, classOf: Uint8Array): SpokenWords {
    const kept = createSpokenWords(all.count)
    for (let at = 0; at < all.count; at += 1) {
      const source = int32At(all.indexes, at)
      if (classOf[at] === STRAY) reportLeftOut('out-of-order', source, 'is far from the words around it')
      else {
        const [start, end] = [float64At(all.starts, at), float64At(all.ends, at)]
        addSpokenWord(kept, stringAt(all.texts, at), start, end, source, float64At(all.losses, at))
      }
    }
    return kept
  }

  function reportLeftOut(code: string, left: number, fault: string): void {
    const { word, start, end } = elementAt(timedWords, left)
    issues.push({ code, message: `"${word}" is left out: ${start} to ${end} s ${fault}`, index: left })
  }
}

/** Creates a test if the page has a word, or a sign as it is. Reads the page at the first question, which few texts ask. */
function createPageTest(pageTexts: readonly string[], language: Language): (word: string, isWord: boolean) => boolean {
  let known: Set<string> | null = null
  return (word, isWord) => {
    const spelling = isWord ? normalizeWord(word, { language }) : signOf(word)
    if (spelling === '') return false
    known ??= new Set(pageTexts.map((text) => normalizeWord(text, { language }) || signOf(text)))
    return known.has(spelling)
  }
}

function round(seconds: number): number {
  return Number(seconds.toFixed(6))
}

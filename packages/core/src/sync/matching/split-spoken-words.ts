import { float64At, int32At, stringAt } from '../../arrays/element-at'
import { countAsciiLetters } from '../../text/characters/count-ascii-letters'
import { countGraphemes } from '../../text/characters/split-graphemes'
import { createSpeechTimeline } from '../speech/speech-timeline'
import { addSpokenWord, createSpokenWords, sliceSpokenWords, type SpokenWords } from '../speech/spoken-words'
import { sum } from '../timing/sum'
import type { MatchableText } from './create-word-splitter'

/** Splits spoken words that contain several, each with its share of the time by letters. */
export function splitSpokenWords(words: SpokenWords, split: (text: string) => MatchableText): SpokenWords {
  const pieces = new Map<number, readonly string[]>()
  let count = 0
  for (let at = 0; at < words.count; at += 1) {
    const text = stringAt(words.texts, at)
    count += 1
    if (countAsciiLetters(text) > 0) continue
    const { texts } = split(text)
    if (texts.length === 1 && texts[0] === text) continue
    pieces.set(at, texts)
    count += texts.length - 1
  }
  if (pieces.size === 0) return words
  const heard = createSpokenWords(count)
  for (let at = 0; at < words.count; at += 1) {
    const index = int32At(words.indexes, at)
    const loss = float64At(words.losses, at)
    const texts = pieces.get(at)
    if (texts === undefined) {
      addSpokenWord(
        heard,
        stringAt(words.texts, at),
        float64At(words.starts, at),
        float64At(words.ends, at),
        index,
        loss,
      )
      continue
    }
    const timeline = createSpeechTimeline(sliceSpokenWords(words, at, at + 1))
    const letters = sum(texts.map(countGraphemes))
    let passed = 0
    for (const text of texts) {
      const start = timeline.startAt(passed / letters)
      passed += countGraphemes(text)
      addSpokenWord(heard, text, start, timeline.endAt(passed / letters), index, loss)
    }
  }
  return heard
}

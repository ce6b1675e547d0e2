import { answerCalls } from '../workers/answer-calls'
import { type FoundWord, placeFoundWords, type PlacedWords } from './place-found-words'

export interface MatchCall {
  text: string
  found: readonly FoundWord[]
  language: string
  durationSeconds: number
}

answerCalls<{ request: MatchCall; reply: PlacedWords }>(({ text, found, language, durationSeconds }) =>
  Promise.resolve({ reply: placeFoundWords(text, found, { language, durationSeconds }) }),
)

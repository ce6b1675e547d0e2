import { z } from 'zod'
import { plainText } from './plain-text'

const languageCode = z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'a language code such as es or pt-BR')

/** Titles in other languages than that of the title. */
export const QuizTitles = z
  .record(languageCode, plainText(300))
  .meta({ id: 'QuizTitles', description: 'Titles by language code; other languages have the title' })

/** Texts in other languages than that of the text beside them. */
export const QuizTexts = z
  .record(languageCode, plainText(10_000))
  .meta({ id: 'QuizTexts', description: 'Texts by language code; other languages have the single text' })

/** An author's feedback for scores in a range. */
export const QuizScoreText = z.strictObject({ text: plainText(10_000), texts: QuizTexts }).meta({ id: 'QuizScoreText' })

/** Texts by range of the score: each range ends where the next one begins. */
export const QuizScoreFeedback = z
  .array(z.object({ fromPercent: z.number().int().min(0).max(100), ...QuizScoreText.shape }))
  .max(20)
  .meta({
    id: 'QuizScoreFeedback',
    description: 'Shown after grading: of the ranges that begin at or below the score, the one that begins highest',
  })

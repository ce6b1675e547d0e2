import type { QuizScoreFeedback, QuizScoreText } from '@lectern/contracts/quiz'
import type { z } from 'zod'

type Ranges = z.output<typeof QuizScoreFeedback>

/**
 * Returns what the author says about a score: of the ranges that begin at or below it, the one that begins highest. null below
 * the first range, and for a range without a text.
 *
 * @param score from 0 to 1
 *
 * @example
 * const ranges = [{ fromPercent: 0, text: 'Read again', texts: {} }, { fromPercent: 80, text: 'Great', texts: {} }]
 * pickScoreText(ranges, 0.8)?.text // => 'Great'
 * pickScoreText(ranges, 0.79)?.text // => 'Read again'
 */
export function pickScoreText(ranges: Ranges, score: number): z.output<typeof QuizScoreText> | null {
  // Ten questions, seven of them right, are 70 percent and not 69.99…
  const percent = Math.round(score * 1e6) / 1e4
  const reached = ranges.filter(({ fromPercent }) => fromPercent <= percent)
  const range = reached.toSorted((a, b) => b.fromPercent - a.fromPercent)[0]
  if (range === undefined) return null
  const { text, texts } = range
  return [text, ...Object.values(texts)].some((written) => written.trim() !== '') ? { text, texts } : null
}

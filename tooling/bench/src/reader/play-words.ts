import type { Page } from 'playwright'
import { recordLitWords, type LitWordRecording } from './record-lit-words.ts'
import type { TimedWord } from './score-lit-words.ts'

/** Plays an open book until the last of the words has sounded. */
export async function playWords(page: Page, words: readonly TimedWord[]): Promise<LitWordRecording> {
  const end = words.at(-1)?.end
  if (end === undefined) throw new Error('The sample book has no words.')
  const recording = recordLitWords(page, end)
  await page.keyboard.press('Space')
  return recording
}

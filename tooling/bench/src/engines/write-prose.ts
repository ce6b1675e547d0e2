import { splitSentences } from '@lectern/core/text'
import { readMarkedSentences } from '@lectern/material/marked-sentences'

/** Returns English prose of about that many words, without repeated sentences. */
export function writeProse(words: number): string {
  const prose = readMarkedSentences()
    .filter(({ language, kind }) => language === 'en' && kind !== 'lists-and-headings')
    .flatMap(({ text }) => splitSentences(text.replaceAll(/\s+/g, ' '), { language: 'en' }).map((one) => one.text))
  const sentences: string[] = []
  let count = 0
  for (let round = 1; count < words; round += 1) {
    for (const sentence of prose) {
      if (count >= words) break
      const own = round === 1 ? sentence : `In tale ${round}: ${sentence}`
      sentences.push(own)
      count += own.split(/\s+/).length
    }
  }
  return sentences.join(' ')
}

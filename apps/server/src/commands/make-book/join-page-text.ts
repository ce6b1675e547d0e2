import { needsSpaceAfter, type Rect } from '@lectern/core/text'

/** The text of a page as it is read: its words in order, with a space where one belongs. */
export function joinPageText(words: readonly Rect[], language: string): string {
  const spoken = words.filter((rect) => (rect.word ?? '') !== '')
  return spoken
    .map((rect, index) => {
      const word = rect.word ?? ''
      const next = spoken[index + 1]?.word
      if (next === undefined) return word
      const spaced = needsSpaceAfter({
        word,
        language,
        next,
        ...(rect.detectedBreak ? { detectedBreak: rect.detectedBreak } : {}),
      })
      return spaced ? `${word} ` : word
    })
    .join('')
}

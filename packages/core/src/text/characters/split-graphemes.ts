const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' })
const ONE_UNIT_EACH = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff]*$/

/**
 * Splits a text into graphemes, the letters as a reader counts them: an emoji or a letter with its marks is one.
 *
 * @example
 * splitGraphemes('Hi 👩‍👧') // => ['H', 'i', ' ', '👩‍👧']
 */
export function splitGraphemes(text: string): string[] {
  if (ONE_UNIT_EACH.test(text)) return text.split('')
  return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)
}

/**
 * Counts the graphemes of a text, the letters as a reader counts them. Spaces and signs count too.
 *
 * @example
 * countGraphemes('Hi 👩‍👧') // => 4
 */
export function countGraphemes(text: string): number {
  return ONE_UNIT_EACH.test(text) ? text.length : splitGraphemes(text).length
}

/** Accents of European letters, vowel signs of Hebrew and Arabic: people leave them out when they search. */
const marks = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u065f\u0670]/gu
/** Letters that normalisation does not reduce to a base letter, and the final sigma. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}
const special = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu')

/** Normalises a text for searching: without capitals, accents and repeated spaces. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(special, (letter) => plain[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()
}

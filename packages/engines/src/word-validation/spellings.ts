/** The forms of a word to look up, in order: lower-cased, then as written; apostrophes straight, soft hyphens gone. */
export function spellings(word: string, language: string): string[] {
  const written = word
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02BC\uFF07]/g, "'")
    .replaceAll('\u00AD', '')
    .trim()
  return [...new Set([written.toLocaleLowerCase(language), written])].filter((form) => form !== '')
}

/** Returns the form of a word that is stored and compared: composed, in lower case, with straight apostrophes. */
export function foldBookWord(word: string, language: string): string {
  return word
    .normalize('NFC')
    .replaceAll(/[\u2018\u2019\u02BC\uFF07]/gu, "'")
    .replaceAll('\u00AD', '')
    .trim()
    .toLocaleLowerCase(language)
}

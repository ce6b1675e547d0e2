import { matchLanguage } from '@lectern/core/book'

type TextsByLanguage = Readonly<Record<string, string>>

/** Returns the text of a language, else the one for all languages; '' without any. */
export function pickQuizText(text: string, texts: TextsByLanguage, language: string): string {
  const written = Object.keys(texts).filter((code) => texts[code]?.trim() !== '')
  const code = matchLanguage(written, language)
  return (code !== null && texts[code]) || text
}

/** Returns the title of a quiz in a language, else the one for all languages; '' without any. */
export function pickQuizTitle(
  { title, titles }: { readonly title: string; readonly titles: TextsByLanguage },
  language: string,
): string {
  return pickQuizText(title.trim(), titles, language)
}

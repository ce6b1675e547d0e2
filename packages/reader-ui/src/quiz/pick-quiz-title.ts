import { matchLanguage } from '@lectern/core/book'

/** Returns the title of a quiz in a language, else the one for all languages; '' without any. */
export function pickQuizTitle(
  quiz: { readonly title: string; readonly titles: Readonly<Record<string, string>> },
  language: string,
): string {
  const written = Object.keys(quiz.titles).filter((code) => quiz.titles[code]?.trim() !== '')
  const code = matchLanguage(written, language)
  return (code !== null && quiz.titles[code]) || quiz.title.trim()
}

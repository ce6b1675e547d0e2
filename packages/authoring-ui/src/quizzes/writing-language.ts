import type { LanguageTexts } from './quiz-draft'

/** The language in which an author writes the texts of a quiz. */
export interface WritingLanguage {
  /** The first language of the book, whose text readers of every language see without one of their own; undefined until it is known. */
  readonly base: string | undefined
  /** Code of another language that is written now; null for the first one. */
  readonly other: string | null
}

/** A text, and the texts of other languages beside it. */
interface Written {
  readonly text: string
  readonly texts: LanguageTexts
}

/** Returns the attributes and values of a field for a text in the language that is written. */
export function readWritten({ text, texts }: Written, { base, other }: WritingLanguage) {
  if (other === null) return { value: text, lang: base, hint: undefined }
  // The first text is what the author translates from.
  return { value: texts[other] ?? '', lang: other, hint: text.trim() === '' ? undefined : text }
}

/** Returns the texts after an author wrote one; an empty one in another language is removed. */
export function writeText({ text, texts }: Written, { other }: WritingLanguage, value: string): Written {
  if (other === null) return { text: value, texts }
  const { [other]: _before, ...rest } = texts
  return { text, texts: value === '' ? rest : { ...rest, [other]: value } }
}

/** Returns the name of an edit: those in a row with the same name are undone together. */
export function nameEdit(field: string, { other }: WritingLanguage): string {
  return other === null ? field : `${field} ${other}`
}

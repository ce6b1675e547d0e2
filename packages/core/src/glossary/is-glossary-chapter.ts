const GLOSSARY = 'glossary'

/**
 * Returns true for the chapter that is the glossary of a book: its type or its name is "glossary", in any case.
 *
 * @example
 * isGlossaryChapter({ name: 'Glossary', type: null }) // => true
 * isGlossaryChapter({ name: 'My glossary', type: 'normal' }) // => false
 */
export function isGlossaryChapter(chapter: {
  readonly name: string
  readonly type?: string | null | undefined
}): boolean {
  return [chapter.name, chapter.type].some((text) => text?.trim().toLowerCase() === GLOSSARY)
}

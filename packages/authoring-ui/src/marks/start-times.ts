import { defaultLanguage, type AutoplayStart, type PopupTrigger } from '@lectern/core/book'

/** The value that means the start of the page. */
export const pageStart = -1

type Starts = PopupTrigger['autoplayStartTime']

/**
 * Returns the time at which a trigger opens automatically in a language; null if it does not. An entry without
 * a language is English.
 */
export function findStart(starts: Starts, language: string): AutoplayStart | null {
  return starts?.find((start) => languageOf(start) === language) ?? null
}

/** Returns the start times with another one in a language; null removes it. Those of other languages stay, in their order. */
export function changeStart(starts: Starts, language: string, start: AutoplayStart | null): readonly AutoplayStart[] {
  const at = starts?.findIndex((own) => languageOf(own) === language) ?? -1
  const others = starts?.filter((own) => languageOf(own) !== language) ?? []
  const changed = start === null ? [] : [{ ...starts?.[at], ...start, lang: language }]
  return at < 0 ? [...others, ...changed] : others.toSpliced(at, 0, ...changed)
}

/** Returns true for a start that the server refuses: the start of the page without a place in its order. */
export function lacksOrder({ value, orderIndex }: AutoplayStart): boolean {
  return value < 0 && orderIndex === undefined
}

/** Returns true if a trigger has a start that the server refuses, in any language. */
export function hasFaultyStart({ autoplayStartTime }: PopupTrigger): boolean {
  return autoplayStartTime?.some(lacksOrder) ?? false
}

function languageOf({ lang }: AutoplayStart): string {
  return lang ?? defaultLanguage
}

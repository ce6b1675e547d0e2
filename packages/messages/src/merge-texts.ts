import type { Texts } from './message'

/** The texts of every screen and those of areas under one roof. Keys must not meet: a test sees to it. */
export function mergeTexts<A extends Texts, B extends Texts>(a: A, b: B): A & B
export function mergeTexts<A extends Texts, B extends Texts, C extends Texts>(a: A, b: B, c: C): A & B & C
export function mergeTexts(...areas: readonly Texts[]): Texts {
  return areas.reduce((all, area) => ({ ...all, ...area }), {})
}

import type { Texts } from './message'

/** Merges the texts of several areas into one object. A test makes sure that no key occurs twice. */
export function mergeTexts<A extends Texts, B extends Texts>(a: A, b: B): A & B
export function mergeTexts<A extends Texts, B extends Texts, C extends Texts>(a: A, b: B, c: C): A & B & C
export function mergeTexts<A extends Texts, B extends Texts, C extends Texts, D extends Texts>(
  a: A,
  b: B,
  c: C,
  d: D,
): A & B & C & D
export function mergeTexts<A extends Texts, B extends Texts, C extends Texts, D extends Texts, E extends Texts>(
  a: A,
  b: B,
  c: C,
  d: D,
  e: E,
): A & B & C & D & E
export function mergeTexts(...areas: readonly Texts[]): Texts {
  return areas.reduce((all, area) => ({ ...all, ...area }), {})
}

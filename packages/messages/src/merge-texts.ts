import type { Texts } from './message'

/** The texts of every screen and those of an area under one roof. Keys must not meet: a test sees to it. */
export function mergeTexts<A extends Texts, B extends Texts, C extends Texts>(a: A, b: B, c: C): A & B & C {
  return { ...a, ...b, ...c }
}

import { joinHeardParts, type HeardStretch } from './join-heard-parts'
import { lengthenShort } from './lengthen-short'
import type { HeardPart } from './match-speech'

/** The stretch of speech of everything that has the same key, in reading order, each 1 ms long at least. */
export function hearStretches<K>(parts: readonly HeardPart[], keyOf: (part: HeardPart) => K): Map<K, HeardStretch> {
  const heard = [...joinHeardParts(parts, keyOf)]
  const long = lengthenShort(heard.map(([key, stretch]) => ({ ...stretch, key })))
  return new Map(long.map(({ key, ...stretch }) => [key, stretch]))
}

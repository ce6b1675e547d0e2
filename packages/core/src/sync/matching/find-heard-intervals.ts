import { enforceMinimumDuration } from '../timing/enforce-minimum-duration'
import type { HeardPart } from './match-speech'
import { type HeardInterval, mergeHeardParts } from './merge-heard-parts'

/** Finds the interval of speech of each key, in reading order, each at least 1 ms long. */
export function findHeardIntervals<K>(
  parts: readonly HeardPart[],
  keyOf: (part: HeardPart) => K,
): Map<K, HeardInterval> {
  const heard = [...mergeHeardParts(parts, keyOf)]
  const long = enforceMinimumDuration(heard.map(([key, interval]) => ({ ...interval, key })))
  return new Map(long.map(({ key, ...interval }) => [key, interval]))
}

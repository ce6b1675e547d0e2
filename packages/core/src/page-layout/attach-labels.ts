import { buildBlocks } from './build-blocks'
import { findNextOnRow } from './find-next-on-row'
import { ALIGNED } from './follow-corridor'
import { type Fragment, middle, joinPairs, overlapAlong, textOf } from './fragment'

/** What stands before an item of a list: a number, a letter or roman number with its stop, a bullet or a dash. */
const MARKER = /^(?:\(?(?:\p{Nd}{1,3}[.):]?|(?:\p{L}|[ivxlc]+)[.)])|[•‣◦▪●○■·*–—-])$/iu
const NUMBER = /^(?:\p{Nd}+|[ivxlc]+)$/iu
/** Usual heights between a label and its line at most. */
const NEAR = 6
/** Words of a name before a line at most, and lines so named that make a column of names. */
const WORDS_OF_NAME = 2
const NAMES = 3

/**
 * Joins labels that stand in a column of their own with the lines that they belong to: markers of a list, the names in a
 * play, the page numbers behind a list of contents.
 */
export function attachLabels(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b))
  const nextOf = new Map(sorted.map((fragment, index) => [fragment, findNextOnRow(sorted, index, usualHeight)]))
  const isNear = (line: Fragment): boolean => (nextOf.get(line)?.distance ?? Infinity) <= NEAR * usualHeight
  const isMarker = (line: Fragment): boolean => MARKER.test(textOf(line))
  const labels = buildBlocks(fragments, usualHeight).flatMap(({ lines }) =>
    lines.every((line) => isNear(line) && (isMarker(line) || line.spans.length <= WORDS_OF_NAME)) ? lines : [],
  )
  const named = labels.filter((label) => (nextOf.get(label)?.next.spans.length ?? 0) > 1)
  const isHanging = (label: Fragment): boolean =>
    isMarker(label) || named.filter(({ from }) => Math.abs(from - label.from) <= ALIGNED * usualHeight).length >= NAMES
  const isBehind = (number: Fragment): boolean => {
    if (!NUMBER.test(textOf(number)) || isNear(number)) return false
    const column = sorted.filter((other) => overlapAlong(other, number) > 0)
    const at = column.indexOf(number)
    return [column[at - 1], column[at + 1]].some((other) => other !== undefined && NUMBER.test(textOf(other)))
  }
  const hanging = new Set(labels.filter(isHanging))

  return joinPairs(
    sorted,
    sorted.map((line) => {
      const next = nextOf.get(line)?.next
      return [line, next !== undefined && (hanging.has(line) || isBehind(next)) ? next : undefined]
    }),
  )
}

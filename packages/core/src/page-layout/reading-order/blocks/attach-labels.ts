import { buildBlocks } from './build-blocks'
import { findNextOnRow } from '../columns/find-next-on-row'
import { ALIGNED } from '../columns/follow-corridor'
import { type Fragment, middle, joinPairs, overlapAlong, textOf } from '../fragments/fragment'

/** A list marker: a number, a letter or roman numeral with its full stop, a bullet or a dash. */
const MARKER = /^(?:\(?(?:\p{Nd}{1,3}[.):]?|(?:\p{L}|[ivxlc]+)[.)])|[•‣◦▪●○■·*–—-])$/iu
const NUMBER = /^(?:\p{Nd}+|[ivxlc]+)$/iu
/** The longest distance between a label and its line, in median heights. */
const NEAR = 6
/** The most words of a name before a line, and the fewest names that make a column. */
const WORDS_OF_NAME = 2
const MIN_NAMES = 3

/**
 * Joins labels that are in a column of their own with the lines that they belong to: list markers, the names in a play, the
 * page numbers in a table of contents.
 */
export function attachLabels(fragments: readonly Fragment[], usualHeight: number): Fragment[] {
  const sorted = fragments.toSorted((a, b) => middle(a) - middle(b))
  const nextOf = new Map(sorted.map((fragment, index) => [fragment, findNextOnRow(sorted, index, usualHeight)]))
  const isNear = (line: Fragment): boolean => {
    const found = nextOf.get(line)
    return found !== null && found !== undefined && found.distance <= NEAR * usualHeight
  }
  const isMarker = (line: Fragment): boolean => MARKER.test(textOf(line))
  const labels = buildBlocks(fragments, usualHeight).flatMap(({ lines }) =>
    lines.every((line) => isNear(line) && (isMarker(line) || line.spans.length <= WORDS_OF_NAME)) ? lines : [],
  )
  const names = labels.filter((label) => nextOf.get(label)?.next.spans[1] !== undefined)
  const isHanging = (label: Fragment): boolean => {
    if (isMarker(label)) return true
    const column = names.filter(({ from }) => Math.abs(from - label.from) <= ALIGNED * usualHeight)
    return column.length >= MIN_NAMES && countLinesOf(label) <= column.length
  }
  /** Counts the lines in the column of a label that are no names: short lines beside a picture are text like them. */
  const countLinesOf = (label: Fragment): number => {
    const next = nextOf.get(label)?.next
    return sorted.filter(
      (line) =>
        line.spans.length > WORDS_OF_NAME &&
        overlapAlong(line, label) > 0 &&
        (next === undefined || overlapAlong(line, next) <= 0),
    ).length
  }
  const isContentsNumber = (number: Fragment): boolean => {
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
      return [line, next !== undefined && (hanging.has(line) || isContentsNumber(next)) ? next : undefined]
    }),
  )
}

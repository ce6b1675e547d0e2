import type { Values } from './parse-options'
import { WrongArguments } from './wrong-arguments'

export interface BugsCommand {
  readonly kind: 'bugs'
  readonly count: number
  /** Time of the oldest report to list; null for any. */
  readonly since: Date | null
  readonly asJson: boolean
}

const defaultCount = 20
const greatestCount = 1000

/** Parses the options of `bugs`. */
export function readBugsCommand({ count, since, json = false }: Values): BugsCommand {
  return {
    kind: 'bugs',
    count: count === undefined ? defaultCount : readCount(count),
    since: since === undefined ? null : readMoment(since),
    asJson: json,
  }
}

function readCount(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= greatestCount) return Number(text)
  throw new WrongArguments(`--count ${text} is not a number of reports from 1 to ${greatestCount}.`)
}

/** Parses a date, which begins at midnight UTC, or a time with its zone. */
function readMoment(text: string): Date {
  const date = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/.exec(text)?.[1]
  const moment = new Date(text)
  // `Date` reads 31 February as 3 March.
  const isInCalendar =
    date !== undefined && !Number.isNaN(moment.getTime()) && new Date(date).toJSON()?.startsWith(date)
  if (isInCalendar) return moment
  throw new WrongArguments(`--since ${text} is not a date: write it like 2026-11-01 or 2026-11-01T08:30Z.`)
}

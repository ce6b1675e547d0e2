import type { BenchResult } from '../bench.ts'
import type { scoreLitWords } from './score-lit-words.ts'

const MEDIAN_MILLISECONDS = 4
const MOST_MILLISECONDS = 12

/** Turns the errors of lit words into rows, whose names begin with `name`. */
export function toHighlightRows(
  name: string,
  errors: ReturnType<typeof scoreLitWords>,
  wordCount: number,
): BenchResult[] {
  const { ours, nextFrame, poll, update, missed, outOfOrder } = errors
  const peers = [
    { name: 'first frame after the start', values: nextFrame },
    { name: 'poll of 100 ms', values: poll },
    { name: 'timeupdate', values: update },
  ]
  const row = (measured: string, limit: number, measure: (values: readonly number[]) => number): BenchResult => ({
    name: `${name}, ${measured}`,
    unit: 'ms',
    ours: measure(ours),
    target: `± ${limit}`,
    peers: peers.map((peer) => ({ name: peer.name, value: measure(peer.values), ratio: null, targetRatio: null })),
    reached: ours.length > 0 && Math.abs(measure(ours)) <= limit,
  })
  const faults = missed.length + outOfOrder.length
  return [
    row('median error', MEDIAN_MILLISECONDS, (values) => quantile(values, 0.5)),
    row('95 % of errors within', MOST_MILLISECONDS, (values) => quantile(values.map(Math.abs), 0.95)),
    {
      name: `${name}, missed or out of order`,
      unit: `of ${wordCount} words`,
      ours: faults,
      target: '0',
      peers: [],
      reached: faults === 0,
    },
  ]
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

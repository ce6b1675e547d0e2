import type { Cue } from '../types'

export interface CueTree {
  /** Which cues are on at `time`, ascending. */
  cuesAt(time: number): number[]
}

/**
 * Cues as an implicit balanced tree, ordered by start, each node with the latest end below it: what is on at a moment
 * costs O(log n + found), however deep cues overlap.
 * @param sorted playable cues by start
 */
export function buildCueTree(sorted: readonly Cue[]): CueTree {
  const latestEndBelow = new Float64Array(sorted.length)
  augment(0, sorted.length)

  function augment(from: number, to: number): number {
    const middle = (from + to) >>> 1
    const cue = sorted[middle]
    if (from >= to || cue === undefined) return -Infinity
    const latest = Math.max(cue.end, augment(from, middle), augment(middle + 1, to))
    latestEndBelow[middle] = latest
    return latest
  }

  function collect(from: number, to: number, time: number, found: number[]): void {
    const middle = (from + to) >>> 1
    const cue = sorted[middle]
    if (from >= to || cue === undefined || !((latestEndBelow[middle] ?? -Infinity) > time)) return
    collect(from, middle, time, found)
    if (cue.start > time) return
    if (cue.end > time) found.push(middle)
    collect(middle + 1, to, time, found)
  }

  return {
    cuesAt(time) {
      const found: number[] = []
      collect(0, sorted.length, time, found)
      return found
    },
  }
}

import { elementAt, int32At } from '../arrays/element-at'
import type { Cue, CueIndex } from '../types'

/** Active cues are precomputed up to this many entries per span. Cues that overlap more than that are searched instead. */
const PRECOMPUTED_ENTRIES_PER_SPAN = 8

/**
 * The lookup structure behind a `CueIndex`. All starts and ends of cues cut time into spans `[boundary, next)` in which the
 * active cues do not change. A table of equal time steps leads to within a few spans of any time.
 */
export class CueTable implements CueIndex {
  readonly size: number
  /** Each id once. Everything below refers to an id by its number here, because numbers compare faster than texts. */
  readonly #ids: readonly string[]
  readonly #idOfCue: Int32Array
  readonly #sorted: readonly Cue[]
  readonly #boundaries: Float64Array
  readonly #earliestEndFrom: Float64Array
  readonly #stepsPerSecond: number
  /** The span at the beginning of each time step. */
  readonly #spanAtStep: Int32Array
  readonly #precomputed: ActiveIds | null

  constructor(cues: readonly Cue[]) {
    const sorted = cues.filter(isPlayable).toSorted((a, b) => a.start - b.start || b.end - a.end)
    this.size = sorted.length
    const numbers = new Map<string, number>()
    this.#idOfCue = Int32Array.from(sorted, ({ id }) => {
      const number = numbers.get(id) ?? numbers.size
      numbers.set(id, number)
      return number
    })
    this.#ids = [...numbers.keys()]
    this.#sorted = sorted
    this.#boundaries = distinctBoundaries(sorted)
    this.#earliestEndFrom = this.#findEarliestEnds(sorted)
    const spans = this.#boundaries.length
    const durationSeconds = this.spanStart(spans - 1) - this.spanStart(0)
    const stepsPerSecond = spans / durationSeconds
    this.#stepsPerSecond = Number.isFinite(stepsPerSecond) ? stepsPerSecond : 0
    this.#spanAtStep = this.#findSpansAtSteps()
    this.#precomputed = this.#precompute(sorted)
  }

  /** Returns the time at which a span begins; -Infinity for -1, the time before the first cue; Infinity after the last span. */
  spanStart(span: number): number {
    return span < 0 ? -Infinity : (this.#boundaries[span] ?? Infinity)
  }

  /** Finds the span that contains `time`, -1 before the first cue. Tries `hint` and the span after it first. */
  findSpan(time: number, hint: number): number {
    if (time >= this.spanStart(hint)) {
      if (time < this.spanStart(hint + 1)) return hint
      if (time < this.spanStart(hint + 2)) return hint + 1
    }
    if (!(time >= this.spanStart(0)) || this.#boundaries.length === 0) return -1
    const step = this.#stepOf(time)
    let low = int32At(this.#spanAtStep, step)
    let high = int32At(this.#spanAtStep, step + 1)
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.spanStart(middle) <= time) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Lists the active ids of a span as numbers for `namesOf`: by start, enclosing cues first, each id once. */
  activeIn(span: number): number[] {
    const ids: number[] = []
    if (span < 0 || span >= this.#boundaries.length) return ids
    if (this.#precomputed !== null) {
      const { starts, numbers } = this.#precomputed
      const end = int32At(starts, span + 1)
      for (let at = int32At(starts, span); at < end; at++) ids.push(int32At(numbers, at))
      return ids
    }
    const time = this.spanStart(span)
    for (const [cue, { start, end }] of this.#sorted.entries()) {
      if (start <= time && time < end) ids.push(int32At(this.#idOfCue, cue))
    }
    return [...new Set(ids)]
  }

  namesOf(numbers: readonly number[]): string[] {
    const names: string[] = []
    for (const number of numbers) names.push(elementAt(this.#ids, number))
    return names
  }

  /** Returns true if going forward from one span to another passes over a cue that was active in neither. */
  skipsCue(fromSpan: number, toSpan: number): boolean {
    return (this.#earliestEndFrom[fromSpan + 1] ?? Infinity) <= this.spanStart(toSpan)
  }

  /** Returns the time step of a time. There are as many steps as spans, and one for everything after them. */
  #stepOf(time: number): number {
    const steps = (time - this.spanStart(0)) * this.#stepsPerSecond
    return steps > 0 ? Math.min(Math.floor(steps), this.#boundaries.length) : 0
  }

  /** Holds one entry more than there are steps, so that the next entry always bounds the search of a step. */
  #findSpansAtSteps(): Int32Array {
    const spans = this.#boundaries.length
    const spanAtStep = new Int32Array(spans + 2).fill(Math.max(0, spans - 1))
    let step = 0
    for (let span = 0; span < spans; span++) {
      const reached = this.#stepOf(this.spanStart(span))
      while (step <= reached) spanAtStep[step++] = Math.max(0, span - 1)
    }
    return spanAtStep
  }

  /** Finds, for each boundary, the earliest end among the cues that start there or later. */
  #findEarliestEnds(sorted: readonly Cue[]): Float64Array {
    const earliest = new Float64Array(this.#boundaries.length)
    let at = sorted.length - 1
    let end = Infinity
    for (let span = earliest.length - 1; span >= 0; span--) {
      for (let cue = sorted[at]; cue !== undefined && cue.start >= this.spanStart(span); cue = sorted[--at]) {
        end = Math.min(end, cue.end)
      }
      earliest[span] = end
    }
    return earliest
  }

  #precompute(sorted: readonly Cue[]): ActiveIds | null {
    let room = PRECOMPUTED_ENTRIES_PER_SPAN * this.#boundaries.length
    const starts = new Int32Array(this.#boundaries.length + 1)
    const numbers: number[] = []
    let active: number[] = []
    let next = 0
    for (const [span, boundary] of this.#boundaries.entries()) {
      active = active.filter((cue) => elementAt(sorted, cue).end > boundary)
      while (next < sorted.length && elementAt(sorted, next).start <= boundary) active.push(next++)
      // Counts the cues and not their ids, because they are what takes the time.
      room -= active.length
      if (room < 0) return null
      for (const number of new Set(active.map((cue) => int32At(this.#idOfCue, cue)))) numbers.push(number)
      starts[span + 1] = numbers.length
    }
    return { starts, numbers: Int32Array.from(numbers) }
  }
}

/** The numbers of the active ids of all spans, one span after the other. */
interface ActiveIds {
  /** The start of each span's numbers; the last entry is the end of all. */
  starts: Int32Array
  numbers: Int32Array
}

/** Returns the table behind an index. Throws a TypeError if `buildCueIndex` did not make it. */
export function getCueTable(index: CueIndex): CueTable {
  if (index instanceof CueTable) return index
  throw new TypeError('Not from buildCueIndex')
}

function isPlayable(cue: Cue): boolean {
  return Number.isFinite(cue.start) && Number.isFinite(cue.end) && cue.start < cue.end
}

function distinctBoundaries(cues: readonly Cue[]): Float64Array {
  const all = new Float64Array(cues.length * 2)
  let at = 0
  for (const cue of cues) {
    all[at++] = cue.start
    all[at++] = cue.end
  }
  all.sort()
  return all.filter((value, index) => index === 0 || value !== all[index - 1])
}

import type { Cue, CueIndex } from '../types'

/**
 * Lists of what is on are kept ready while all cues on are at most this many times as many as there are spans; cues that
 * overlap more than words, sentences and pages do are looked through instead.
 */
const READY_ENTRIES_PER_SPAN = 8

/**
 * The lookup structure behind a `CueIndex`. Time is cut at every start and end of a cue into spans `[boundary, next)` in
 * which nothing changes. A table of equal steps of time leads to within a few spans of any moment.
 */
export class CueTable implements CueIndex {
  readonly size: number
  /** Each id once; everything below names it by its place here, since comparing numbers is faster than texts. */
  readonly #ids: readonly string[]
  readonly #idOfCue: Int32Array
  readonly #sorted: readonly Cue[]
  readonly #boundaries: Float64Array
  readonly #earliestEndFrom: Float64Array
  readonly #stepsPerSecond: number
  /** The span at the beginning of each step of time. */
  readonly #spanAtStep: Int32Array
  readonly #ready: ReadyLists | null

  constructor(cues: readonly Cue[]) {
    const sorted = cues.filter(isPlayable).toSorted((a, b) => a.start - b.start || b.end - a.end)
    this.size = sorted.length
    const places = new Map<string, number>()
    this.#idOfCue = Int32Array.from(sorted, ({ id }) => {
      const place = places.get(id) ?? places.size
      places.set(id, place)
      return place
    })
    this.#ids = [...places.keys()]
    this.#sorted = sorted
    this.#boundaries = distinctBoundaries(sorted)
    this.#earliestEndFrom = this.#findEarliestEnds(sorted)
    const spans = this.#boundaries.length
    const lengthSeconds = this.spanStart(spans - 1) - this.spanStart(0)
    const stepsPerSecond = spans / lengthSeconds
    this.#stepsPerSecond = Number.isFinite(stepsPerSecond) ? stepsPerSecond : 0
    this.#spanAtStep = this.#findSpansAtSteps()
    this.#ready = this.#listEach(sorted)
  }

  /** When the span begins; -Infinity for -1, the time before the first cue; Infinity behind the last span. */
  spanStart(span: number): number {
    return span < 0 ? -Infinity : (this.#boundaries[span] ?? Infinity)
  }

  /** The span that holds `time`, -1 before the first cue. Tries `hint` and the one after it first. */
  findSpan(time: number, hint: number): number {
    if (time >= this.spanStart(hint)) {
      if (time < this.spanStart(hint + 1)) return hint
      if (time < this.spanStart(hint + 2)) return hint + 1
    }
    if (!(time >= this.spanStart(0)) || this.#boundaries.length === 0) return -1
    const step = this.#stepOf(time)
    let low = this.#spanAtStep[step] ?? 0
    let high = this.#spanAtStep[step + 1] ?? 0
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.spanStart(middle) <= time) low = middle
      else high = middle - 1
    }
    return low
  }

  /** What is on throughout the span, by start, the enclosing cue first, each id once: places for `namesOf`. */
  placesIn(span: number): number[] {
    if (this.#ready === null) {
      const time = this.spanStart(span)
      const on = this.#sorted.flatMap(({ start, end }, cue) =>
        start <= time && time < end ? [this.#idOfCue[cue] ?? 0] : [],
      )
      return [...new Set(on)]
    }
    const places: number[] = []
    const end = this.#ready.starts[span + 1] ?? 0
    for (let at = this.#ready.starts[span] ?? end; at < end; at++) places.push(this.#ready.places[at] ?? 0)
    return places
  }

  namesOf(places: readonly number[]): string[] {
    const names: string[] = []
    for (const place of places) {
      const id = this.#ids[place]
      if (id !== undefined) names.push(id)
    }
    return names
  }

  /** Whether going from one span forward to another passes over a cue that was on in neither. */
  skipsCue(fromSpan: number, toSpan: number): boolean {
    return (this.#earliestEndFrom[fromSpan + 1] ?? Infinity) <= this.spanStart(toSpan)
  }

  /** As many steps as there are spans, and one for all that follows. */
  #stepOf(time: number): number {
    const steps = (time - this.spanStart(0)) * this.#stepsPerSecond
    return steps > 0 ? Math.min(Math.floor(steps), this.#boundaries.length) : 0
  }

  /** One entry more than there are steps, so that each step's last span is where the next one begins. */
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

  /** For each boundary the earliest end among the cues that start there or later. */
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

  #listEach(sorted: readonly Cue[]): ReadyLists | null {
    let room = READY_ENTRIES_PER_SPAN * this.#boundaries.length
    const starts = new Int32Array(this.#boundaries.length + 1)
    const places: number[] = []
    let on: number[] = []
    let next = 0
    for (const [span, boundary] of this.#boundaries.entries()) {
      on = on.filter((cue) => (sorted[cue]?.end ?? 0) > boundary)
      while ((sorted[next]?.start ?? Infinity) <= boundary) on.push(next++)
      // The work counts, not what it leaves: cues of one id are one place.
      room -= on.length
      if (room < 0) return null
      for (const place of new Set(on.map((cue) => this.#idOfCue[cue] ?? 0))) places.push(place)
      starts[span + 1] = places.length
    }
    return { starts, places: Int32Array.from(places) }
  }
}

/** The places of the ids of each span, one span after the other. */
interface ReadyLists {
  starts: Int32Array
  places: Int32Array
}

/** The table behind an index that `buildCueIndex` made. */
export function tableOf(index: CueIndex): CueTable {
  if (index instanceof CueTable) return index
  throw new TypeError('This is no cue index of buildCueIndex.')
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

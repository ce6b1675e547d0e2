import { type Band, fullBand, makePassable, type WarpPath } from './band'
import { chooseChain } from './choose-chain'
import { type ComparableFrames, poolFrames } from './compare-frames'
import type { FramePairs } from './correlate-voices'
import type { HeardVoice } from './hear-voices'
import type { JudgedCells } from './judge-stretches'
import { FINEST, narrowChain } from './narrow-chain'
import { FRAME_STEP_SECONDS } from './sound-frames'
import { tuneFrames } from './tune-frames'
import { warpFrames } from './warp-frames'

/** What is only in one of the two, or differs: frames, ends not included. */
export interface Gap {
  reference: { first: number; end: number }
  recording: { first: number; end: number }
}

export interface FoundParts {
  /** Frames that are about the same sound, in order of both. */
  pairs: FramePairs
  gaps: Gap[]
}

/** Frames looked at together, as few as fit. */
const COARSE = [8, 16, 24, 32] as const
/** Cells that are compared in one round at most. */
const MOST_CELLS = 10_000_000
/** In long recordings the first rounds look so far from the straight line: at least, and as a part of the whole. */
const MARGIN_SECONDS = 60
const MARGIN_SHARE = 0.15
/** With less speech there is nothing to learn what belongs together from. */
const LEAST_SPEECH_FRAMES = 400
/** What takes about as long on both sides is said in another way: a number, an address. */
const SAID_OTHERWISE = { longestSeconds: 6, leastRatio: 0.2 }
/** What is shorter is a slip of the tongue, or of the voice. */
const SHORTEST_GAP_SECONDS = 2

/** Finds roughly which parts of the two belong together, and what is only in one of them. */
export function findParts(reference: Speech, recording: Speech): FoundParts {
  const rows = reference.speech.length
  const columns = recording.speech.length
  if (rows < LEAST_SPEECH_FRAMES || columns < LEAST_SPEECH_FRAMES) {
    const path = warpFrames(
      pool(reference, 2),
      pool(recording, 2),
      fullBand(Math.ceil(rows / 2), Math.ceil(columns / 2)),
    )
    return { pairs: pairFrames(listCells(path), 2, reference.speech, recording.speech), gaps: [] }
  }
  const together = COARSE.find((size) => countCells(rows / size, columns / size, size) <= MOST_CELLS) ?? COARSE[3]
  const plain = { reference: pool(reference, together), recording: pool(recording, together) }
  const wide = bandOfLine(plain.reference.count, plain.recording.count, together)
  // What both voices have in common is learnt on pooled frames, which are small and as good for that.
  const fine = { reference: pool(reference, FINEST), recording: pool(recording, FINEST) }
  const all = { reference: countUp(fine.reference.count), recording: countUp(fine.recording.count) }
  const tuneBy = (cells: Cells) =>
    tuneFrames(fine.reference, fine.recording, pairFrames(cells, together / FINEST, all.reference, all.recording))
  const chain = chooseChain(plain, { band: wide, together, tuneBy })
  const narrow = narrowChain(tuneBy(listCells(chain)), chain, together)
  return {
    pairs: pairFrames(listCells(narrow), FINEST, reference.speech, recording.speech),
    gaps: listGaps(narrow, reference.speech, recording.speech),
  }
}

type Cells = Pick<JudgedCells, 'rows' | 'columns'>

type Speech = Pick<HeardVoice, 'frames' | 'speech'>

const pool = ({ frames, speech }: Speech, together: number): ComparableFrames => poolFrames(frames, speech, together)
const countUp = (count: number): Int32Array => Int32Array.from({ length: count }, (_, index) => index)

function marginOf(columns: number, together: number): number {
  return Math.max(MARGIN_SECONDS / FRAME_STEP_SECONDS / together, columns * MARGIN_SHARE, 20)
}

const countCells = (rows: number, columns: number, together: number): number =>
  rows * Math.min(columns, 2 * marginOf(columns, together) + 1)

/** The whole of it where that is little enough, else what is near the straight line. */
function bandOfLine(rows: number, columns: number, together: number): Band {
  if (rows * columns <= MOST_CELLS) return fullBand(rows, columns)
  const margin = marginOf(columns, together)
  const onLine = (row: number) => (row * columns) / rows
  return makePassable(
    {
      first: Int32Array.from({ length: rows }, (_, row) => Math.max(0, Math.floor(onLine(row) - margin))),
      last: Int32Array.from({ length: rows }, (_, row) => Math.min(columns - 1, Math.ceil(onLine(row) + margin))),
    },
    columns,
  )
}

function listCells(path: WarpPath): Cells {
  const rows: number[] = []
  const columns: number[] = []
  for (const [row, first] of path.first.entries()) {
    for (let column = first; column >= 0 && column <= (path.last[row] ?? -1); column += 1) {
      rows.push(row)
      columns.push(column)
    }
  }
  return { rows: Int32Array.from(rows), columns: Int32Array.from(columns) }
}

/** Pairs of single frames, from cells of groups of so many; groups of one side have their frames side by side. */
function pairFrames({ rows, columns }: Cells, together: number, own: Int32Array, other: Int32Array): FramePairs {
  const pairs: [number[], number[]] = [[], []]
  for (const [cell, row] of rows.entries()) {
    for (let member = 0; member < together; member += 1) {
      const [frame, otherFrame] = [own[row * together + member], other[(columns[cell] ?? 0) * together + member]]
      if (frame === undefined || otherFrame === undefined) continue
      pairs[0].push(frame)
      pairs[1].push(otherFrame)
    }
  }
  return { reference: Int32Array.from(pairs[0]), recording: Int32Array.from(pairs[1]) }
}

function listGaps(path: WarpPath, own: Int32Array, other: Int32Array): Gap[] {
  const gaps: Gap[] = []
  const rows = path.first.length
  const columns = Math.ceil(other.length / FINEST)
  let [row, column] = [-1, -1]
  for (let next = 0; next <= rows; next += 1) {
    const first = next === rows ? columns : (path.first[next] ?? -1)
    if (first < 0) continue
    if (next - row > 1 || first - column > 1) {
      const gap = {
        reference: framesBetween(own, (row + 1) * FINEST, next * FINEST),
        recording: framesBetween(other, (column + 1) * FINEST, first * FINEST),
      }
      if (!isSaidOtherwise((next - row - 1) * FINEST, (first - column - 1) * FINEST)) gaps.push(gap)
    }
    row = next
    column = path.last[next] ?? 0
  }
  return gaps
}

/** From one speech frame to before another, in frames of the whole sound; nothing at a border is at that border. */
function framesBetween(speech: Int32Array, from: number, to: number): { first: number; end: number } {
  const end = speech.length - 1
  if (from >= to) {
    const border = (speech[Math.max(0, Math.min(end, from))] ?? 0) + (from > end ? 1 : 0)
    return { first: border, end: border }
  }
  return { first: speech[Math.min(end, from)] ?? 0, end: (speech[Math.min(end, to - 1)] ?? 0) + 1 }
}

function isSaidOtherwise(own: number, other: number): boolean {
  const [shorter, longer] = [Math.min(own, other), Math.max(own, other)]
  const longerSeconds = longer * FRAME_STEP_SECONDS
  if (longerSeconds < SHORTEST_GAP_SECONDS) return true
  return longerSeconds <= SAID_OTHERWISE.longestSeconds && shorter >= longer * SAID_OTHERWISE.leastRatio
}

import type { FramePairs } from './correlate-voices'
import type { JudgedCells } from './judge-stretches'

/** Pairs of frames, from cells of groups of so many; groups of one side have their frames side by side. */
export function pairGroups(
  { rows, columns }: Pick<JudgedCells, 'rows' | 'columns'>,
  together: number,
  own: number,
  other: number,
): FramePairs {
  const pairs: [number[], number[]] = [[], []]
  for (const [cell, row] of rows.entries()) {
    for (let member = 0; member < together; member += 1) {
      const [frame, otherFrame] = [row * together + member, (columns[cell] ?? 0) * together + member]
      if (frame >= own || otherFrame >= other) continue
      pairs[0].push(frame)
      pairs[1].push(otherFrame)
    }
  }
  return { reference: Int32Array.from(pairs[0]), recording: Int32Array.from(pairs[1]) }
}

import type { WarpPath } from './band'
import type { RowPlan } from './plan-rows'

/** A word alone, or a shout, may be said in any way. */
const LEAST_ROWS = 40
const LEAST_WORDS = 2
/** A sentence that is not said is squeezed into what is left over of others, and is like nothing that is heard there. */
const LEAST_ROOM = 0.6
const MOST_UNLIKE = 0.66

/**
 * Which words belong to sentences that a reader has skipped, and that were put somewhere all the same: short ones, which
 * are no gap in the sounds. Words that were left out are not looked at.
 * @param beginsSentence for each word of the plan
 */
export function findSkipped(
  plan: RowPlan,
  path: WarpPath,
  { beginsSentence, unlike }: { beginsSentence: readonly boolean[]; unlike: readonly (number | null)[] },
): Uint8Array {
  const words = plan.firstRow.length
  const starts = beginsSentence.flatMap((begins, word) => (begins || word === 0 ? [word] : []))
  const sentences = starts.map((from, index) => weigh(from, starts[index + 1] ?? words, plan, path, unlike))
  // A fast reader takes less time than the reference for all of them.
  const rooms = sentences.map(({ room }) => room).toSorted((one, other) => one - other)
  const usual = rooms[Math.floor(rooms.length / 2)] ?? 1
  const isSkipped = new Uint8Array(words)
  for (const { from, end, rows, room, unlike: own } of sentences) {
    if (end - from < LEAST_WORDS || rows < LEAST_ROWS) continue
    if (room < LEAST_ROOM * usual && own > MOST_UNLIKE) isSkipped.fill(1, from, end)
  }
  return isSkipped
}

function weigh(from: number, end: number, plan: RowPlan, path: WarpPath, unlike: readonly (number | null)[]) {
  let [rows, columns, sum] = [0, 0, 0]
  for (let word = from; word < end; word += 1) {
    const [first, last] = [plan.firstRow[word] ?? 0, plan.lastRow[word] ?? 0]
    const own = unlike[word] ?? null
    if (own === null) continue
    rows += last - first + 1
    columns += (path.last[last] ?? 0) - (path.first[first] ?? 0) + 1
    sum += own * (last - first + 1)
  }
  return { from, end, rows, room: columns / Math.max(1, rows), unlike: sum / Math.max(1, rows) }
}

const OPENING = '「『（《【〈“'
const BRACKETS = /[「『（《【〈“]|[」』）》】〉”]/gu
const MAX_BRACKETS_LENGTH = 400

/** Returns a test for offsets within East Asian brackets or quotes that close soon. Offsets must be tested in ascending order. */
export function findBrackets(text: string): (offset: number) => boolean {
  const opened: number[] = []
  const closings: [from: number, to: number][] = []
  for (const { 0: bracket, index } of text.matchAll(BRACKETS)) {
    if (OPENING.includes(bracket)) {
      opened.push(index)
      continue
    }
    const from = opened.pop()
    if (from !== undefined && index - from <= MAX_BRACKETS_LENGTH) closings.push([from, index])
  }
  const inner = closings.toSorted((a, b) => a[0] - b[0])
  let at = 0
  let reach = -1
  return (offset) => {
    for (let next = inner[at]; next !== undefined && next[0] < offset; next = inner[++at])
      reach = Math.max(reach, next[1])
    return offset < reach
  }
}

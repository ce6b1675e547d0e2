const OPENING = '「『（《【〈“'
const BRACKETS = /[「『（《【〈“]|[」』）》】〉”]/gu
const MAX_BRACKETS_LENGTH = 400
const LOOK_AROUND = 4

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
    if (from === undefined || index - from > MAX_BRACKETS_LENGTH || isOwnSpeech(text, from, index)) continue
    closings.push([from, index])
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

/** Returns true if a quotation stands alone: no report goes before or after it, so its sentences are sentences of their own. */
function isOwnSpeech(text: string, from: number, to: number): boolean {
  if (!'「『“'.includes(text.charAt(from))) return false
  const before = text.slice(Math.max(0, from - LOOK_AROUND), from).trimEnd()
  const after = text.slice(to + 1, to + 1 + LOOK_AROUND).trimStart()
  return /(?:^|[。！？」』”])$/u.test(before) && /^(?:$|[「『“])/u.test(after)
}

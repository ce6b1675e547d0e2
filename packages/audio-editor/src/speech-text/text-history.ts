/** The text of a page before and after a change. */
export interface TextChange {
  readonly pageVariationId: number
  readonly before: string
  readonly after: string
}

/** Changes to the text of a chapter that can be taken back, the latest last; each step may change many pages. */
export interface TextHistory {
  readonly past: readonly (readonly TextChange[])[]
  readonly future: readonly (readonly TextChange[])[]
}

export const noHistory: TextHistory = { past: [], future: [] }

/** Steps that are kept: a chapter of a whole book may be replaced in each. */
const MOST_STEPS = 200

/** Adds a step. Letters typed or deleted one after another become one step a word. */
export function recordStep({ past }: TextHistory, step: readonly TextChange[]): TextHistory {
  const last = past.at(-1)
  const joined = last === undefined ? null : joinTyping(last, step)
  return { past: joined === null ? [...past, step].slice(-MOST_STEPS) : [...past.slice(0, -1), joined], future: [] }
}

function joinTyping(last: readonly TextChange[], step: readonly TextChange[]): readonly TextChange[] | null {
  const [before] = last
  const [now] = step
  if (before === undefined || now === undefined || last.length > 1 || step.length > 1) return null
  if (before.pageVariationId !== now.pageVariationId || before.after !== now.before) return null
  // A space begins another word.
  const isTyped = addsLetters(before) && isLetterAdded(now)
  const isDeleted = removesOne(now) && before.after.length < before.before.length
  return isTyped || isDeleted ? [{ ...now, before: before.before }] : null
}

function addsLetters({ before, after }: TextChange): boolean {
  return after.length > before.length
}

function isLetterAdded({ before, after }: TextChange): boolean {
  if (after.length !== before.length + 1) return false
  let at = 0
  while (at < before.length && before[at] === after[at]) at += 1
  return /\S/u.test(after.charAt(at))
}

function removesOne({ before, after }: TextChange): boolean {
  return after.length === before.length - 1
}

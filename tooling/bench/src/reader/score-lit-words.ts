import type { LitWordRecording } from './record-lit-words.ts'

export interface TimedWord {
  readonly key: string
  readonly start: number
  readonly end: number
}

/** Errors in real milliseconds: media time at the moment when the frame that first lights a word is presented, less its start. */
export interface HighlightErrors {
  readonly ours: readonly number[]
  /** The first animation frame that begins after the word does. */
  readonly nextFrame: readonly number[]
  /** A timer of 100 ms. */
  readonly poll: readonly number[]
  /** The `timeupdate` event. */
  readonly update: readonly number[]
  /** Words that were never lit, or not in the order of their times. */
  readonly missed: readonly string[]
  readonly outOfOrder: readonly string[]
}

/** Judges a recording of a playback that went through `words` without a jump. */
export function scoreLitWords(
  { frames, lit, polls, updates }: LitWordRecording,
  words: readonly TimedWord[],
  rate: number,
): HighlightErrors {
  const firstLit = new Map<string, number>()
  for (const { key, at } of lit) if (!firstLit.has(key)) firstLit.set(key, at)
  /** Error of a word that is lit at a moment: the frame that shows it is presented at the next frame's timestamp. */
  const errorOf = (at: number, { start }: TimedWord): number | null => {
    const next = frames.find(({ frame }) => frame > at)
    if (next === undefined) return null
    const media = next.media - ((next.readAt - next.frame) / 1000) * rate
    return ((media - start) / rate) * 1000
  }
  const mediaAt = (at: number) => {
    const before = frames.findLast(({ readAt }) => readAt <= at)
    return before === undefined ? -Infinity : before.media + ((at - before.readAt) / 1000) * rate
  }
  const errorsBy = (moments: readonly number[], isInFrame: boolean) => {
    const readings = moments.map((at) => ({ at, media: mediaAt(at) }))
    return words.flatMap((word) => {
      const seen = readings.find(({ media }) => media >= word.start)
      if (seen === undefined) return []
      const drawn = isInFrame ? seen.at : (frames.find(({ frame }) => frame > seen.at)?.readAt ?? seen.at)
      return errorOf(drawn, word) ?? []
    })
  }
  const order = lit.map(({ key }) => words.findIndex((word) => word.key === key)).filter((index) => index >= 0)
  return {
    ours: words.flatMap((word) => {
      const at = firstLit.get(word.key)
      return at === undefined ? [] : (errorOf(at, word) ?? [])
    }),
    nextFrame: errorsBy(
      frames.map(({ readAt }) => readAt),
      true,
    ),
    poll: errorsBy(polls, false),
    update: errorsBy(updates, false),
    missed: words.filter(({ key }) => !firstLit.has(key)).map(({ key }) => key),
    outOfOrder: order.flatMap((index, at) =>
      at > 0 && index <= (order[at - 1] ?? -1) ? [words[index]?.key ?? ''] : [],
    ),
  }
}

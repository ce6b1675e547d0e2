/** Characters of a text read aloud in a second, until the author's own pace is known. */
export const usualPace = 14

/**
 * Returns the index of the sentence that is probably being read.
 *
 * @param speechSeconds seconds with speech since the recording began; pauses do not count
 * @param pace characters a second
 */
export function findReadSentence(sentences: readonly string[], speechSeconds: number, pace: number): number {
  let left = speechSeconds * pace
  const index = sentences.findIndex((sentence) => {
    left -= sentence.length
    return left < 0
  })
  return index < 0 ? sentences.length - 1 : index
}

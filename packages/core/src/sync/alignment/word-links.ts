/** Links from reference words to heard words, by index among the matchable words of each side. */
export interface WordLinks {
  /** The first heard word of each reference word; `UNLINKED`, or `CONTINUED` inside a link that began at an earlier word. */
  readonly heardAt: Int32Array
  /** The number of words of each side that a link joins. */
  readonly referenceLength: Uint8Array
  readonly heardLength: Uint8Array
}

const UNLINKED = -1
const CONTINUED = -2

export function createWordLinks(size: number): WordLinks {
  return {
    heardAt: new Int32Array(size).fill(UNLINKED),
    referenceLength: new Uint8Array(size).fill(1),
    heardLength: new Uint8Array(size).fill(1),
  }
}

export function linkWords(
  links: WordLinks,
  reference: number,
  heard: number,
  referenceLength: number,
  heardLength: number,
): void {
  links.heardAt[reference] = heard
  links.referenceLength[reference] = referenceLength
  links.heardLength[reference] = heardLength
  for (let step = 1; step < referenceLength; step += 1) links.heardAt[reference + step] = CONTINUED
}

/** Removes a link of one word to one word. */
export function unlinkWord(links: WordLinks, reference: number): void {
  links.heardAt[reference] = UNLINKED
}

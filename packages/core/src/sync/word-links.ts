/** Which words belong together, by position among the words that have something to match. */
export interface WordLinks {
  /** For each reference word the first heard word it belongs to; `UNLINKED`, or `INSIDE` a link that began before it. */
  readonly heardAt: Int32Array
  readonly referenceLength: Uint8Array
  readonly heardLength: Uint8Array
}

const UNLINKED = -1
const INSIDE = -2

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
  for (let step = 1; step < referenceLength; step += 1) links.heardAt[reference + step] = INSIDE
}

/** Takes a word that is linked one to one out of its link. */
export function unlinkWord(links: WordLinks, reference: number): void {
  links.heardAt[reference] = UNLINKED
}

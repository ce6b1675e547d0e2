/** A part of both word lists that is being aligned, as half-open index ranges. */
export interface Region {
  readonly referenceFrom: number
  readonly referenceTo: number
  readonly heardFrom: number
  readonly heardTo: number
}

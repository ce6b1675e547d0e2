/** The stretch of both sides that is being aligned, half-open. */
export interface Gap {
  readonly referenceFrom: number
  readonly referenceTo: number
  readonly heardFrom: number
  readonly heardTo: number
}

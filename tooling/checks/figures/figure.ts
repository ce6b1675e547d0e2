/** A number with its upper limit and the places that count towards it, as `path` or `path:line`. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly limit: number
  readonly offenders: readonly string[]
}

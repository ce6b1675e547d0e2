/** As much of a zod schema as a check needs, so that who installs validators needs no zod. */
export interface AnswerShape {
  readonly safeParse: (data: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/** What the calls of a backend answer, by the name of the call; made from its contract. */
export type AnswerValidators = Readonly<
  Record<
    string,
    {
      /** For people: method and path. */
      readonly call: string
      /** By status. */
      readonly answers: Readonly<Record<number, AnswerShape>>
    }
  >
>

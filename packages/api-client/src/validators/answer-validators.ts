/** The part of a zod schema that a check needs, so that installing validators needs no zod. */
export interface AnswerShape {
  readonly safeParse: (data: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/** Schemas of a backend's responses by call, generated from its contract. */
export type AnswerValidators = Readonly<
  Record<
    string,
    {
      /** Method and path, for messages. */
      readonly call: string
      /** Schemas by status. */
      readonly answers: Readonly<Record<number, AnswerShape>>
    }
  >
>

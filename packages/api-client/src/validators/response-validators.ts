/** The part of a zod schema that validation needs, so that installing validators needs no zod. */
export interface ResponseSchema {
  readonly safeParse: (data: unknown) => {
    readonly success: boolean
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] } | undefined
  }
}

/** Schemas of a backend's responses by call, generated from its contract. */
export type ResponseValidators = Readonly<
  Record<
    string,
    {
      /** Method and path, for messages. */
      readonly call: string
      /** Schemas by status. */
      readonly responses: Readonly<Record<number, ResponseSchema>>
    }
  >
>

/** A text whose wording depends on the parameter `count`: one pattern for each plural category the language uses. */
export type Plural = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A pattern such as `Page {page} of {total}`, or one pattern for each plural category. */
export type Message = string | Plural

/** Texts by key, as they are written in one language. */
export type Texts = Readonly<Record<string, Message>>

/** What another language has to offer for the texts `T`: every key, none besides, plural where `T` is plural. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

/** The names in braces of a message, read from its literal type. */
export type Params<M> = M extends string
  ? Placeholders<M>
  : M extends { readonly other: infer Other }
    ? Placeholders<Other> | 'count'
    : never

/** What stands in for a parameter: words as they are, a number or a list in the way of the language (`1, 2 y 3`). */
export type Value = string | number | readonly (string | number)[]

/** No argument for a message without parameters, else one object that names each of them. */
export type Args<M> = [Params<M>] extends [never] ? [] : [params: Readonly<Record<Params<M>, Value>>]

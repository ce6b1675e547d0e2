/** A text that depends on the parameter `count`: one pattern for each plural category of the language. */
export type Plural = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** A pattern such as `Page {page} of {total}`, or one pattern for each plural category. */
export type Message = string | Plural

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, Message>>

/** The type of a translation of `T`: the same keys, and plural forms where `T` has them. */
export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural }

type Placeholders<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

/** The names of a message's parameters, inferred from its literal type. */
export type Params<M> = M extends string
  ? Placeholders<M>
  : M extends { readonly other: infer Other }
    ? Placeholders<Other> | 'count'
    : never

/** The value of a parameter: a text as it is, or a number or a list that is formatted by the locale (`1, 2 y 3`). */
export type Value = string | number | readonly (string | number)[]

/** No argument for a message without parameters, otherwise one object with all of them. */
export type Args<M> = [Params<M>] extends [never] ? [] : [params: Readonly<Record<Params<M>, Value>>]

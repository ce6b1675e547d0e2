/** A model of the speech provider, under the provider's own field names. */
export interface Model {
  readonly model_id: string
  readonly name: string
  readonly description: string
  readonly languages: readonly { readonly language_id: string; readonly name: string }[]
  readonly can_use_style: boolean
  /** False if its voices ignore the similarity; true or absent if they follow it. */
  readonly can_use_similarity?: boolean | undefined
  /** False if it ignores rules that give sounds; true or absent if it follows them. */
  readonly honours_phoneme_rules?: boolean | undefined
  readonly price_modifier?: number | undefined
}

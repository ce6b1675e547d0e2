/** A voice of the speech provider, under the provider's own field names. */
export interface Voice {
  readonly voice_id: string
  readonly name: string
  readonly category: string
  readonly preview_url: string | null
  readonly labels: {
    readonly accent?: string | undefined
    readonly description?: string | undefined
    readonly language?: string | undefined
  }
}

/** An engine as the server reports it. */
export interface ReportedEngine {
  readonly part: string
  readonly state: string
  /** Primary language subtags; undefined if it works in every language. */
  readonly languages?: readonly string[] | undefined
}

export type LanguageAbility = 'reads-and-speaks' | 'reads' | 'speaks' | 'neither'

/** Returns the engines' abilities in a language: recognising its text, and speaking it. */
export function readLanguageAbility(engines: readonly ReportedEngine[], language: string): LanguageAbility {
  const primary = language.split('-')[0]?.toLowerCase()
  const can = (part: string) =>
    engines.some(
      (engine) =>
        engine.part === part &&
        engine.state === 'well' &&
        (engine.languages === undefined || engine.languages.some((each) => each.toLowerCase() === primary)),
    )
  const reads = can('recognition')
  const speaks = can('speech')
  if (reads) return speaks ? 'reads-and-speaks' : 'reads'
  return speaks ? 'speaks' : 'neither'
}

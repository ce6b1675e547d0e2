import { foldText } from '../locale/fold-text'

/** The searchable parts of an option. */
export interface Searchable {
  readonly label: string
  readonly hint?: string | undefined
  /** Other names that people search for. */
  readonly keywords?: readonly string[] | undefined
}

/** Options with their normalised texts, prepared once for many searches. */
export type OptionIndex<Option extends Searchable> = readonly { readonly option: Option; readonly text: string }[]

export function indexOptions<Option extends Searchable>(options: readonly Option[]): OptionIndex<Option> {
  return options.map((option) => {
    const { label, hint = '', keywords = [] } = option
    return { option, text: foldText([label, hint, ...keywords].join('\n')) }
  })
}

/** Returns the options that contain every word of the query, in their order; all of them for an empty query. */
export function findOptions<Option extends Searchable>(index: OptionIndex<Option>, query: string): Option[] {
  const wanted = foldText(query).split(' ')
  return index.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ option }) => option)
}

/** Options under one heading, each with its index in the whole list. */
export interface OptionSection<Option> {
  readonly heading: string | undefined
  readonly entries: readonly { readonly option: Option; readonly index: number }[]
}

/**
 * Groups neighbouring options with the same group under one heading.
 * @param from index of the first option in the whole list
 */
export function groupOptions<Option extends { readonly group?: string | undefined }>(
  options: readonly Option[],
  from = 0,
): readonly OptionSection<Option>[] {
  const sections: { heading: string | undefined; entries: { option: Option; index: number }[] }[] = []
  options.forEach((option, position) => {
    const index = from + position
    const last = sections.at(-1)
    if (last !== undefined && last.heading === option.group) last.entries.push({ option, index })
    else sections.push({ heading: option.group, entries: [{ option, index }] })
  })
  return sections
}

/** Options that stand under one heading, each with its place in the whole list. */
export interface OptionSection<Option> {
  readonly heading: string | undefined
  readonly entries: readonly { readonly option: Option; readonly index: number }[]
}

/** Options that follow one another with the same group share a heading. */
export function groupOptions<Option extends { readonly group?: string | undefined }>(
  options: readonly Option[],
): readonly OptionSection<Option>[] {
  const sections: { heading: string | undefined; entries: { option: Option; index: number }[] }[] = []
  options.forEach((option, index) => {
    const last = sections.at(-1)
    if (last !== undefined && last.heading === option.group) last.entries.push({ option, index })
    else sections.push({ heading: option.group, entries: [{ option, index }] })
  })
  return sections
}

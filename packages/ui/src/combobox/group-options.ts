/** Neighbouring options under one heading. */
export interface OptionSection<Option> {
  readonly heading: string | undefined
  /** Index of the first option in the whole list. */
  readonly from: number
  readonly options: readonly Option[]
}

/**
 * Groups neighbouring options with the same group under one heading.
 * @param from index of the first option in the whole list
 */
export function groupOptions<Option extends { readonly group?: string | undefined }>(
  options: readonly Option[],
  from = 0,
): readonly OptionSection<Option>[] {
  const sections: { heading: string | undefined; from: number; options: Option[] }[] = []
  options.forEach((option, position) => {
    const last = sections.at(-1)
    if (last !== undefined && last.heading === option.group) last.options.push(option)
    else sections.push({ heading: option.group, from: from + position, options: [option] })
  })
  return sections
}

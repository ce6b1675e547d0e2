/** Adds a value to the chosen ones or removes it. Returns them in the order of the options. */
export function toggleValue<Value extends string>(
  offered: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): readonly Value[] {
  return offered.filter((each) => (each === value ? isChosen : chosen.includes(each)))
}

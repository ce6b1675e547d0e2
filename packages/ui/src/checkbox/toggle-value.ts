/** The chosen values with one added or taken out, in the order in which they are offered. */
export function toggleValue<Value extends string>(
  offered: readonly Value[],
  chosen: readonly Value[],
  value: Value,
  isChosen: boolean,
): readonly Value[] {
  return offered.filter((each) => (each === value ? isChosen : chosen.includes(each)))
}

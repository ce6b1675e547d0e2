/** Groups items of a chapter by the page that they are of, in their order. */
export function groupByPage<Item extends { readonly pageVariationId: number }>(
  items: readonly Item[],
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>()
  for (const item of items) {
    const group = groups.get(item.pageVariationId)
    if (group === undefined) groups.set(item.pageVariationId, [item])
    else group.push(item)
  }
  return groups
}

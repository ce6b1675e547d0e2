/** Returns the part of each page of an outline, by page id. Each part holds the next pages in the order of the outline. */
export function mapParts(
  chapters: readonly { readonly pages: readonly { readonly pageId: number }[] }[],
  parts: readonly { readonly id: string; readonly pageCount: number }[],
): ReadonlyMap<number, string> {
  const names = parts.flatMap(({ id, pageCount }) => Array.from({ length: pageCount }, () => id))
  const pages = chapters.flatMap((chapter) => chapter.pages)
  return new Map(names.flatMap((name, index) => (pages[index] ? [[pages[index].pageId, name] as const] : [])))
}

import type { WorkPage } from '../desk-plan/work-page'

/**
 * The marks of a page belong to all of its languages and have a revision of their own, so the desk keeps them as a page beside
 * the page variation. Its key is negative: it never equals the id of a page variation.
 */
export function toMarksKey(pageId: number): number {
  return -pageId
}

/** Returns true for the key of a page's marks, false for the id of a page variation. */
export function isMarksKey(key: number): boolean {
  return key < 0
}

/** Lists what the desk saves: each page variation, and the marks of each page. */
export function listKeys(pages: readonly Pick<WorkPage, 'pageId' | 'pageVariationId'>[]): number[] {
  return pages.flatMap((page) => keysOf(page))
}

/** Returns the keys under which a page's rects and its marks are saved. */
export function keysOf({ pageId, pageVariationId }: Pick<WorkPage, 'pageId' | 'pageVariationId'>): readonly number[] {
  return [pageVariationId, toMarksKey(pageId)]
}

/** Lists the pages whose rects or marks are among the keys. */
export function listPagesOf<Page extends Pick<WorkPage, 'pageId' | 'pageVariationId'>>(
  pages: readonly Page[],
  keys: ReadonlySet<number>,
): Page[] {
  return pages.filter((page) => keysOf(page).some((key) => keys.has(key)))
}

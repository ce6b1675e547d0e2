import { findTextMatches, replaceTextMatches, type TextQuery } from '@lectern/core/search'
import type { FoundText } from '@lectern/ui/find-replace'
import { useMemo, useState } from 'react'
import { cacheByObject } from '../page-cache/cache-by-object'
import type { PageText } from './page-text'
import type { EditedText } from './step-speech-text'

/** A match in the text of a page; UTF-16 offsets, `[from, to)`. */
export interface FoundInText extends FoundText {
  readonly page: PageText
  readonly from: number
  readonly to: number
}

/** Characters that an excerpt shows on each side of a match. */
const excerptLength = 24

/** Returns the matches of a search in the texts of a chapter. */
export function useFoundTexts(pages: readonly PageText[], query: TextQuery): readonly FoundInText[] {
  const [find] = useState(() => cacheByObject(findInPage))
  return useMemo(
    () => pages.filter(({ isEditable }) => isEditable).flatMap((page) => find(page, query)),
    [find, pages, query],
  )
}

function findInPage(page: PageText, query: TextQuery): readonly FoundInText[] {
  const { text, pageNumber, pageVariationId } = page
  return findTextMatches(text, query).map(({ from, to }) => ({
    key: `${pageVariationId}/${from}`,
    page,
    pageNumber,
    from,
    to,
    before: text.slice(Math.max(0, from - excerptLength), from),
    found: text.slice(from, to),
    after: text.slice(to, to + excerptLength),
  }))
}

/** Returns the texts of pages with their matches replaced. */
export function replaceFound(found: readonly FoundInText[], replacement: string): EditedText[] {
  return [...new Set(found.map(({ page }) => page))].map((page) => ({
    pageVariationId: page.pageVariationId,
    text: replaceTextMatches(
      page.text,
      found.filter((each) => each.page === page),
      replacement,
    ),
  }))
}

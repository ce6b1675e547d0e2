/** What recognition needs to know of a page. */
export interface RecognisablePage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly hasImage: boolean
  /** How many rects of the kind that is wanted it has. */
  readonly rectCount: number
}

export type PageChoice =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'pages'
      readonly pages: readonly RecognisablePage[]
      readonly withRects: readonly RecognisablePage[]
    }

/** The pages that can be recognised: those with an image. `withRects` are those whose rects would be replaced. */
export function choosePages(pages: readonly RecognisablePage[]): PageChoice {
  const usable = pages.filter((page) => page.hasImage)
  if (usable.length === 0) return { kind: 'none' }
  return { kind: 'pages', pages: usable, withRects: usable.filter((page) => page.rectCount > 0) }
}

/** What recognition needs to know of a page. */
export interface RecognisablePage {
  readonly pageId: number
  readonly pageVariationId: number
  readonly pageNumber: number
  readonly hasImage: boolean
  readonly wordCount: number
}

export type PageChoice =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'pages'
      readonly pages: readonly RecognisablePage[]
      readonly withWords: readonly RecognisablePage[]
    }

/** The pages that can be recognised: those with an image. `withWords` are those whose words would be replaced. */
export function choosePages(pages: readonly RecognisablePage[]): PageChoice {
  const usable = pages.filter((page) => page.hasImage)
  if (usable.length === 0) return { kind: 'none' }
  return { kind: 'pages', pages: usable, withWords: usable.filter((page) => page.wordCount > 0) }
}

/** A page as far as choosing it for recognition needs to know it. */
export interface RecognisablePage<P> {
  readonly page: P
  readonly hasImage: boolean
  /** Number of its rects of the kind to be recognised. */
  readonly rectCount: number
}

export type PageChoice<P> =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'pages'
      readonly pages: readonly P[]
      /** Those of `pages` whose rects would be replaced. */
      readonly withRects: readonly P[]
    }

/** Chooses the pages that can be recognised: those with an image. */
export function choosePages<P>(pages: readonly RecognisablePage<P>[]): PageChoice<P> {
  const usable = pages.filter(({ hasImage }) => hasImage)
  if (usable.length === 0) return { kind: 'none' }
  const withRects = usable.filter(({ rectCount }) => rectCount > 0)
  return { kind: 'pages', pages: usable.map(({ page }) => page), withRects: withRects.map(({ page }) => page) }
}

import type { TextDetections } from '@lectern/backend/ports'

const SURE_CONFIDENCE = 0.8
const MIN_LETTERS = 3

export interface UprightWords {
  /** Words of high confidence that are wider than high. */
  upright: number
  all: number
}

/** Counts the upright words of a recognised page. Short words are left out. */
export function countUprightWords({ fullTextAnnotation }: TextDetections): UprightWords {
  const words = fullTextAnnotation.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.words)
    .filter(({ symbols }) => symbols.length >= MIN_LETTERS)
  const upright = words.filter(({ confidence = 0, boundingBox }) => {
    const xs = boundingBox.vertices.map(({ x }) => x)
    const ys = boundingBox.vertices.map(({ y }) => y)
    const isLying = Math.max(...xs) - Math.min(...xs) > Math.max(...ys) - Math.min(...ys)
    return isLying && confidence >= SURE_CONFIDENCE
  })
  return { upright: upright.length, all: words.length }
}

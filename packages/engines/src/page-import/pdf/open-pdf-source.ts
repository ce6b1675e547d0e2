import type { ImageReader } from '../../images/create-image-reader'
import { guessImageRotations } from '../../images/guess-image-rotations'
import type { QuarterTurns } from '../../page-analysis/guess-rotations'
import { buildLayerWords } from '../text-layer/build-layer-words'
import { chooseRenderSize } from './choose-render-size'
import { encodePage, rotatePage, toUnreadPage } from '../page-image/encode-page'
import type { ImportSource, SourcePage } from '../source/import-source'
import { isLayerUsable } from '../text-layer/is-layer-usable'
import { MAX_PAGES } from '../source/max-pages'
import type { PdfDocument, Pdfium } from './load-pdfium'
import { needsReview } from './needs-review'
import { failImport, type ImportFailure } from '../source/import-failure'

async function readPdfPage(
  images: ImageReader,
  document: PdfDocument,
  number: number,
  turns: QuarterTurns | undefined,
): Promise<SourcePage | ImportFailure> {
  const page = document.openPage(number - 1)
  if (!page) return failImport('broken', `Page ${number} is damaged. The other pages were added.`)
  try {
    const size = chooseRenderSize(page.widthPoints, page.heightPoints)
    const characters = page.characters(size.width, size.height)
    const words = buildLayerWords(characters, size)
    const rendered = page.render(size.width, size.height)
    const pipeline = images.openPixels(rendered.pixels, size)
    if (turns !== undefined) {
      return toUnreadPage(await encodePage(rotatePage(pipeline, turns)))
    }
    const image = await encodePage(pipeline)
    if (!isLayerUsable(words, characters, size)) return toUnreadPage(image, await guessImageRotations(pipeline))
    return {
      kind: 'page',
      image,
      words,
      needsReview: needsReview(words.length, page.textVisibility()),
      possibleRotations: [],
    }
  } finally {
    page.close()
  }
}

/** Opens a PDF as a source of rendered pages with their text layers. */
export function openPdfSource(images: ImageReader, pdfium: Pdfium, file: Uint8Array): ImportSource | ImportFailure {
  const document = pdfium.open(file)
  if (document.kind === 'refused') return document
  const { pages } = document
  if (pages === 0 || pages > MAX_PAGES) {
    document.close()
    return pages === 0
      ? failImport('empty', 'This PDF has no pages. Export it again.')
      : failImport('too-many-pages', `The PDF has ${pages} pages, ${MAX_PAGES} are the most; split it into parts`)
  }
  return {
    kind: 'source',
    pageCount: pages,
    readPage: (number, turns) => readPdfPage(images, document, number, turns),
    close: () => document.close(),
  }
}

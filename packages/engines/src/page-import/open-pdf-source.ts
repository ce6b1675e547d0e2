import type { ImageReader } from '../images/create-image-reader'
import { suspectTurnsOf } from '../images/suspect-turns-of'
import type { QuarterTurns } from '../page-analysis/suspect-turns'
import { buildLayerWords } from './build-layer-words'
import { chooseRenderSize } from './choose-render-size'
import { encodePage, turnPage, unread } from './encode-page'
import type { ImportSource, SourcePage } from './import-source'
import { isLayerUsable } from './is-layer-usable'
import { importLimits } from './limits'
import type { PdfDocument, Pdfium } from './load-pdfium'
import { needsProof } from './needs-proof'
import { refuse, type Refusal } from './refusal'

async function readPdfPage(
  images: ImageReader,
  document: PdfDocument,
  number: number,
  turns: QuarterTurns | undefined,
): Promise<SourcePage | Refusal> {
  const page = document.openPage(number - 1)
  if (!page) return refuse('broken', `Page ${number} is damaged; the other pages were taken in`)
  try {
    const size = chooseRenderSize(page.widthPoints, page.heightPoints)
    const characters = page.characters(size.width, size.height)
    const words = buildLayerWords(characters, size)
    const rendered = page.render(size.width, size.height)
    const pipeline = images.openPixels(rendered.pixels, size)
    if (turns !== undefined) {
      return unread(await encodePage(turnPage(pipeline, turns)))
    }
    const image = await encodePage(pipeline)
    if (!isLayerUsable(words, characters, size)) return unread(image, await suspectTurnsOf(pipeline))
    return { kind: 'page', image, words, needsProof: needsProof(words.length, page.layerStanding()), suspectTurns: [] }
  } finally {
    page.close()
  }
}

/** A PDF as a source of rendered pages with their text layer. */
export function openPdfSource(images: ImageReader, pdfium: Pdfium, file: Uint8Array): ImportSource | Refusal {
  const document = pdfium.open(file)
  if (document.kind === 'refused') return document
  const { pages } = document
  if (pages === 0 || pages > importLimits.pages) {
    document.close()
    return pages === 0
      ? refuse('empty', 'The PDF has no pages; export it anew')
      : refuse('too-many-pages', `The PDF has ${pages} pages, ${importLimits.pages} are the most; split it into parts`)
  }
  return {
    kind: 'source',
    pages,
    readPage: (number, turns) => readPdfPage(images, document, number, turns),
    close: () => document.close(),
  }
}

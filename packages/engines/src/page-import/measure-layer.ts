import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PdfiumMemory } from './pdfium-memory'

/** How the text of a page stands to what is drawn on it. */
export interface LayerStanding {
  /** Share of the text that nobody sees: drawn invisibly, or under an image of the page. */
  hiddenShare: number
  /** Share of the page that its largest image covers. */
  imageShare: number
}

const TEXT_OBJECT = 1
const IMAGE_OBJECT = 3
const INVISIBLE_MODES = new Set([3, 7])
/** An image this large is the page itself. */
const PAGE_IMAGE_SHARE = 0.5
const FLOAT_BYTES = 4

interface Drawn {
  kind: 'text' | 'image'
  /** Square points, of the box round it. */
  area: number
  isInvisible: boolean
}

/** Looks at what a page is drawn with, in the order in which it is drawn. */
export function measureLayer(library: WrappedPdfiumModule, memory: PdfiumMemory, page: number): LayerStanding {
  const pageArea = library.FPDF_GetPageWidthF(page) * library.FPDF_GetPageHeightF(page)
  const drawn = readObjects(library, memory, page)
  const imageShare = Math.min(
    1,
    Math.max(0, ...drawn.map(({ kind, area }) => (kind === 'image' ? area / pageArea : 0))),
  )
  const lastCover = drawn.findLastIndex(({ kind, area }) => kind === 'image' && area >= PAGE_IMAGE_SHARE * pageArea)
  const text = drawn.flatMap((object, index) =>
    object.kind === 'text' ? [{ area: object.area, isHidden: object.isInvisible || index < lastCover }] : [],
  )
  const sum = (objects: readonly { area: number }[]): number => objects.reduce((total, { area }) => total + area, 0)
  const all = sum(text)
  return { hiddenShare: all === 0 ? 0 : sum(text.filter(({ isHidden }) => isHidden)) / all, imageShare }
}

function readObjects(library: WrappedPdfiumModule, memory: PdfiumMemory, page: number): Drawn[] {
  const box = memory.malloc(4 * FLOAT_BYTES)
  try {
    return Array.from({ length: library.FPDFPage_CountObjects(page) }, (_, index) => {
      const object = library.FPDFPage_GetObject(page, index)
      const type = library.FPDFPageObj_GetType(object)
      if (type !== TEXT_OBJECT && type !== IMAGE_OBJECT) return []
      const place = (edge: number): number => box + edge * FLOAT_BYTES
      library.FPDFPageObj_GetBounds(object, place(0), place(1), place(2), place(3))
      const view = memory.view(box, 4 * FLOAT_BYTES)
      const edge = (position: number): number => view.getFloat32(position * FLOAT_BYTES, true)
      const area = Math.abs((edge(2) - edge(0)) * (edge(3) - edge(1)))
      if (type === IMAGE_OBJECT) return [{ kind: 'image' as const, area, isInvisible: false }]
      const isInvisible = INVISIBLE_MODES.has(library.FPDFTextObj_GetTextRenderMode(object))
      return [{ kind: 'text' as const, area, isInvisible }]
    }).flat()
  } finally {
    memory.free(box)
  }
}

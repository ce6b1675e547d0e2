import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PdfiumMemory } from './pdfium-memory'

/** Visibility of the text of a page. */
export interface TextVisibility {
  /** Fraction of the text that is invisible: drawn so, or under an image of the page. */
  hiddenFraction: number
  /** Fraction of the page that its largest image covers. */
  imageFraction: number
}

const TEXT_OBJECT = 1
const IMAGE_OBJECT = 3
/** Form objects; programs that add recognised text put it there. */
const FORM_OBJECT = 5
const MAX_FORM_DEPTH = 10
const INVISIBLE_MODES = new Set([3, 7])
/** An image this large is the page itself. */
const PAGE_IMAGE_FRACTION = 0.5
const FLOAT_BYTES = 4

interface Drawn {
  kind: 'text' | 'image'
  /** Square points, of the box round it. */
  area: number
  isInvisible: boolean
}

/** Measures the visibility by the objects of a page, in drawing order. */
export function measureTextVisibility(
  library: WrappedPdfiumModule,
  memory: PdfiumMemory,
  page: number,
): TextVisibility {
  const pageArea = library.FPDF_GetPageWidthF(page) * library.FPDF_GetPageHeightF(page)
  const drawn = readObjects(library, memory, page)
  const imageFraction = Math.min(
    1,
    Math.max(0, ...drawn.map(({ kind, area }) => (kind === 'image' ? area / pageArea : 0))),
  )
  const lastCover = drawn.findLastIndex(({ kind, area }) => kind === 'image' && area >= PAGE_IMAGE_FRACTION * pageArea)
  const text = drawn.flatMap((object, index) =>
    object.kind === 'text' ? [{ area: object.area, isHidden: object.isInvisible || index < lastCover }] : [],
  )
  const sum = (objects: readonly { area: number }[]): number => objects.reduce((total, { area }) => total + area, 0)
  const all = sum(text)
  return { hiddenFraction: all === 0 ? 0 : sum(text.filter(({ isHidden }) => isHidden)) / all, imageFraction }
}

/** Lists the text and image objects of a page in drawing order, including those within forms. */
function readObjects(library: WrappedPdfiumModule, memory: PdfiumMemory, page: number): Drawn[] {
  const numbers = memory.malloc(6 * FLOAT_BYTES)
  const number = (position: number): number =>
    memory.view(numbers, 6 * FLOAT_BYTES).getFloat32(position * FLOAT_BYTES, true)

  /** Returns the factor by which a form enlarges areas: the determinant of its matrix. */
  function enlargementOf(form: number): number {
    if (!library.FPDFPageObj_GetMatrix(form, numbers)) return 1
    return Math.abs(number(0) * number(3) - number(1) * number(2))
  }

  function areaOf(object: number): number {
    const place = (edge: number): number => numbers + edge * FLOAT_BYTES
    library.FPDFPageObj_GetBounds(object, place(0), place(1), place(2), place(3))
    return Math.abs((number(2) - number(0)) * (number(3) - number(1)))
  }

  function read(object: number, enlargement: number, depth: number): Drawn[] {
    const type = library.FPDFPageObj_GetType(object)
    if (type === FORM_OBJECT) {
      if (depth === MAX_FORM_DEPTH) return []
      const within = enlargement * enlargementOf(object)
      const count = library.FPDFFormObj_CountObjects(object)
      return Array.from({ length: count }, (_, index) =>
        read(library.FPDFFormObj_GetObject(object, index), within, depth + 1),
      ).flat()
    }
    if (type !== TEXT_OBJECT && type !== IMAGE_OBJECT) return []
    const area = areaOf(object) * enlargement
    if (type === IMAGE_OBJECT) return [{ kind: 'image', area, isInvisible: false }]
    const isInvisible = INVISIBLE_MODES.has(library.FPDFTextObj_GetTextRenderMode(object))
    return [{ kind: 'text', area, isInvisible }]
  }

  try {
    return Array.from({ length: library.FPDFPage_CountObjects(page) }, (_, index) =>
      read(library.FPDFPage_GetObject(page, index), 1, 0),
    ).flat()
  } finally {
    memory.free(numbers)
  }
}

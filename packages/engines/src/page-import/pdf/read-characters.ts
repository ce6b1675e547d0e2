import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PageCharacter } from '../text-layer/page-character'
import { measureMapping } from './measure-mapping'
import type { PdfiumMemory } from './pdfium-memory'
import { toCharacter } from './to-character'

const HYPHEN_MARKS = new Set([0x02, 0xad, 0xfffe])
const REPLACEMENT = 0xfffd
const FLOAT_BYTES = 4

/** Reads the characters of a page in the file's own order, with boxes for a page rendered at this size. */
export function readCharacters(
  library: WrappedPdfiumModule,
  memory: PdfiumMemory,
  page: number,
  size: { width: number; height: number },
): PageCharacter[] {
  const textPage = library.FPDFText_LoadPage(page)
  if (textPage === 0) return []
  const toPixels = measureMapping(library, memory, page, size)
  const box = memory.malloc(4 * FLOAT_BYTES)
  try {
    return Array.from({ length: library.FPDFText_CountChars(textPage) }, (_, index) => {
      const code = library.FPDFText_GetUnicode(textPage, index)
      library.FPDFText_GetLooseCharBox(textPage, index, box)
      // Written by PDFium as left, top, right, bottom, with y upwards.
      const view = memory.view(box, 4 * FLOAT_BYTES)
      const [x1, y1] = toPixels(view.getFloat32(0, true), view.getFloat32(FLOAT_BYTES, true))
      const [x2, y2] = toPixels(view.getFloat32(2 * FLOAT_BYTES, true), view.getFloat32(3 * FLOAT_BYTES, true))
      return {
        text: toCharacter(code),
        left: Math.min(x1, x2),
        right: Math.max(x1, x2),
        top: Math.min(y1, y2),
        bottom: Math.max(y1, y2),
        isSoftHyphen: HYPHEN_MARKS.has(code),
        isUnmapped: code === 0 || code === REPLACEMENT || library.FPDFText_HasUnicodeMapError(textPage, index) === 1,
      }
    })
  } finally {
    memory.free(box)
    library.FPDFText_ClosePage(textPage)
  }
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PdfiumMemory } from './pdfium-memory'

const UPRIGHT = 0
// Device coordinates are whole numbers: ask for them on a larger page.
const SUBPIXELS = 64
const INT_BYTES = 4

/**
 * Returns the affine map from page points to pixels of a page rendered at this size. It is measured rather than derived: crop
 * box and rotation are in it.
 */
export function measureMapping(
  library: WrappedPdfiumModule,
  memory: PdfiumMemory,
  page: number,
  { width, height }: { width: number; height: number },
): (x: number, y: number) => [number, number] {
  const pointer = memory.malloc(2 * INT_BYTES)
  const at = (x: number, y: number): [number, number] => {
    const [deviceWidth, deviceHeight] = [width * SUBPIXELS, height * SUBPIXELS]
    library.FPDF_PageToDevice(page, 0, 0, deviceWidth, deviceHeight, UPRIGHT, x, y, pointer, pointer + INT_BYTES)
    const view = memory.view(pointer, 2 * INT_BYTES)
    return [view.getInt32(0, true) / SUBPIXELS, view.getInt32(INT_BYTES, true) / SUBPIXELS]
  }
  const reach = Math.max(library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page))
  const [originX, originY] = at(0, 0)
  const [rightX, rightY] = at(reach, 0)
  const [upX, upY] = at(0, reach)
  memory.free(pointer)
  return (x, y) => [
    originX + ((rightX - originX) * x + (upX - originX) * y) / reach,
    originY + ((rightY - originY) * x + (upY - originY) * y) / reach,
  ]
}

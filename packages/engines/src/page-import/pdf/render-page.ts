import type { WrappedPdfiumModule } from '@embedpdf/pdfium'
import type { PdfiumMemory } from './pdfium-memory'

export interface RenderedPage {
  /** Four bytes a pixel: red, green, blue, alpha. */
  pixels: Uint8Array
  width: number
  height: number
}

const OPAQUE_WHITE = 0xff_ff_ff_ff
const WITH_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const UPRIGHT = 0

/** Renders a page on white. Throws when there is no memory for this size. */
export function renderPage(
  library: WrappedPdfiumModule,
  memory: PdfiumMemory,
  page: number,
  { width, height }: { width: number; height: number },
): RenderedPage {
  const bitmap = library.FPDFBitmap_Create(width, height, 1)
  if (bitmap === 0) throw new Error(`PDFium found no memory for a page of ${width} × ${height} pixels`)
  try {
    library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, OPAQUE_WHITE)
    library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, UPRIGHT, WITH_ANNOTATIONS | RED_FIRST)
    const address = library.FPDFBitmap_GetBuffer(bitmap)
    const bytes = library.FPDFBitmap_GetStride(bitmap) * height
    return { pixels: memory.bytes().slice(address, address + bytes), width, height }
  } finally {
    library.FPDFBitmap_Destroy(bitmap)
  }
}

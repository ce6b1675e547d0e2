import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init } from '@embedpdf/pdfium'
import { chooseQuarterTurns } from './choose-quarter-turns'
import { type TextVisibility, measureTextVisibility } from './measure-text-visibility'
import type { PageCharacter } from '../text-layer/page-character'
import { openMemory } from './pdfium-memory'
import { failImport, type ImportFailure } from '../source/import-failure'

export interface RenderedPage {
  /** Four bytes a pixel: red, green, blue, alpha. */
  pixels: Uint8Array
  width: number
  height: number
}

export interface PdfPage {
  widthPoints: number
  heightPoints: number
  render(width: number, height: number): RenderedPage
  /** Characters in the file's own order, boxes for a page rendered at this size. */
  characters(width: number, height: number): PageCharacter[]
  textVisibility(): TextVisibility
  close(): void
}

export interface PdfDocument {
  kind: 'document'
  pages: number
  /** 0-based; null when the page is damaged. */
  openPage(index: number): PdfPage | null
  close(): void
}

export interface Pdfium {
  /** The document keeps a copy of the bytes until it is closed. */
  open(file: Uint8Array): PdfDocument | ImportFailure
}

const ERROR_PASSWORD = 4
const ERROR_SECURITY = 5
const OPAQUE_WHITE = 0xff_ff_ff_ff
const WITH_ANNOTATIONS = 0x01
const RED_FIRST = 0x10
const UPRIGHT = 0
// Device coordinates are whole numbers: ask for them on a larger page.
const SUBPIXELS = 64
const HYPHEN_MARKS = new Set([0x02, 0xad, 0xfffe])
const REPLACEMENT = 0xfffd
const LARGEST_CODE_POINT = 0x10ffff
const FLOAT_BYTES = 4
const INT_BYTES = 4

function toText(code: number): string {
  if (code === 0 || code > LARGEST_CODE_POINT) return '\uFFFD'
  return String.fromCodePoint(code)
}

/** Loads PDFium (wasm, 25 ms). One instance serves one document at a time per thread. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const library = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  library.PDFiumExt_Init()
  const memory = openMemory(library)
  const { malloc, free } = memory

  /** The affine map from page points to sub-pixels, measured rather than derived: crop box and rotation are in it. */
  function measureMapping(page: number, width: number, height: number): (x: number, y: number) => [number, number] {
    const address = malloc(2 * INT_BYTES)
    const at = (x: number, y: number): [number, number] => {
      library.FPDF_PageToDevice(
        page,
        0,
        0,
        width * SUBPIXELS,
        height * SUBPIXELS,
        UPRIGHT,
        x,
        y,
        address,
        address + INT_BYTES,
      )
      const view = memory.view(address, 2 * INT_BYTES)
      return [view.getInt32(0, true) / SUBPIXELS, view.getInt32(INT_BYTES, true) / SUBPIXELS]
    }
    const reach = Math.max(library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page))
    const [originX, originY] = at(0, 0)
    const [rightX, rightY] = at(reach, 0)
    const [upX, upY] = at(0, reach)
    free(address)
    return (x, y) => [
      originX + ((rightX - originX) * x + (upX - originX) * y) / reach,
      originY + ((rightY - originY) * x + (upY - originY) * y) / reach,
    ]
  }

  function render(page: number, width: number, height: number): RenderedPage {
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

  function readCharacters(page: number, width: number, height: number): PageCharacter[] {
    const textPage = library.FPDFText_LoadPage(page)
    if (textPage === 0) return []
    const toPixels = measureMapping(page, width, height)
    const box = malloc(4 * FLOAT_BYTES)
    try {
      return Array.from({ length: library.FPDFText_CountChars(textPage) }, (_, index) => {
        const code = library.FPDFText_GetUnicode(textPage, index)
        library.FPDFText_GetLooseCharBox(textPage, index, box)
        // Written by PDFium as left, top, right, bottom, with y upwards.
        const view = memory.view(box, 4 * FLOAT_BYTES)
        const [x1, y1] = toPixels(view.getFloat32(0, true), view.getFloat32(FLOAT_BYTES, true))
        const [x2, y2] = toPixels(view.getFloat32(2 * FLOAT_BYTES, true), view.getFloat32(3 * FLOAT_BYTES, true))
        return {
          text: toText(code),
          left: Math.min(x1, x2),
          right: Math.max(x1, x2),
          top: Math.min(y1, y2),
          bottom: Math.max(y1, y2),
          isSoftHyphen: HYPHEN_MARKS.has(code),
          isUnmapped: code === 0 || code === REPLACEMENT || library.FPDFText_HasUnicodeMapError(textPage, index) === 1,
        }
      })
    } finally {
      free(box)
      library.FPDFText_ClosePage(textPage)
    }
  }

  /** Pages of turned text, and turned pages of upright text, are shown so that the text is upright. */
  function turnUpright(page: number): void {
    const textPage = library.FPDFText_LoadPage(page)
    if (textPage === 0) return
    const angles = Array.from({ length: library.FPDFText_CountChars(textPage) }, (_, index) =>
      /\S/.test(toText(library.FPDFText_GetUnicode(textPage, index)))
        ? library.FPDFText_GetCharAngle(textPage, index)
        : null,
    )
    library.FPDFText_ClosePage(textPage)
    const turns = chooseQuarterTurns(angles.filter((angle) => angle !== null))
    if (turns !== null && turns !== library.FPDFPage_GetRotation(page)) library.FPDFPage_SetRotation(page, turns)
  }

  function openPage(document: number, index: number): PdfPage | null {
    const page = library.FPDF_LoadPage(document, index)
    if (page === 0) return null
    turnUpright(page)
    const widthPoints = library.FPDF_GetPageWidthF(page)
    const heightPoints = library.FPDF_GetPageHeightF(page)
    if (!(widthPoints > 0 && heightPoints > 0)) {
      library.FPDF_ClosePage(page)
      return null
    }
    return {
      widthPoints,
      heightPoints,
      render: (width, height) => render(page, width, height),
      characters: (width, height) => readCharacters(page, width, height),
      textVisibility: () => measureTextVisibility(library, memory, page),
      close: () => library.FPDF_ClosePage(page),
    }
  }

  return {
    open(file) {
      const address = malloc(file.length)
      if (address === 0) return failImport('too-large', 'There is not enough memory for this PDF; split it into parts')
      memory.bytes().set(file, address)
      const document = library.FPDF_LoadMemDocument(address, file.length, '')
      if (document === 0) {
        const error = library.FPDF_GetLastError()
        free(address)
        return error === ERROR_PASSWORD || error === ERROR_SECURITY
          ? failImport('encrypted', 'The PDF asks for a password; save a copy without one and choose that')
          : failImport('broken', 'This PDF is damaged. Export it again.')
      }
      return {
        kind: 'document',
        pages: library.FPDF_GetPageCount(document),
        openPage: (index) => openPage(document, index),
        close() {
          library.FPDF_CloseDocument(document)
          free(address)
        },
      }
    },
  }
}

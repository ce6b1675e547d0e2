import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { type TextVisibility, measureTextVisibility } from './measure-text-visibility'
import type { PageCharacter } from '../text-layer/page-character'
import { openMemory, type PdfiumMemory } from './pdfium-memory'
import { readCharacters } from './read-characters'
import { type RenderedPage, renderPage } from './render-page'
import { rotateTextUpright } from './rotate-text-upright'
import { failImport, type ImportFailure } from '../source/import-failure'

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

/** Loads PDFium (wasm, 25 ms). One instance serves one document at a time per thread. */
export async function loadPdfium(): Promise<Pdfium> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'))
  const library = await init({ wasmBinary: new Uint8Array(wasm).buffer })
  library.PDFiumExt_Init()
  const memory = openMemory(library)
  return { open: (file) => openDocument(library, memory, file) }
}

function openDocument(
  library: WrappedPdfiumModule,
  memory: PdfiumMemory,
  file: Uint8Array,
): PdfDocument | ImportFailure {
  const address = memory.malloc(file.length)
  if (address === 0) return failImport('too-large', 'There is not enough memory for this PDF; split it into parts')
  memory.bytes().set(file, address)
  const document = library.FPDF_LoadMemDocument(address, file.length, '')
  if (document === 0) {
    const error = library.FPDF_GetLastError()
    memory.free(address)
    return error === ERROR_PASSWORD || error === ERROR_SECURITY
      ? failImport('encrypted', 'The PDF asks for a password; save a copy without one and choose that')
      : failImport('broken', 'This PDF is damaged. Export it again.')
  }
  return {
    kind: 'document',
    pages: library.FPDF_GetPageCount(document),
    openPage: (index) => openPage(library, memory, document, index),
    close() {
      library.FPDF_CloseDocument(document)
      memory.free(address)
    },
  }
}

function openPage(library: WrappedPdfiumModule, memory: PdfiumMemory, document: number, index: number): PdfPage | null {
  const page = library.FPDF_LoadPage(document, index)
  if (page === 0) return null
  rotateTextUpright(library, page)
  const widthPoints = library.FPDF_GetPageWidthF(page)
  const heightPoints = library.FPDF_GetPageHeightF(page)
  if (!(widthPoints > 0 && heightPoints > 0)) {
    library.FPDF_ClosePage(page)
    return null
  }
  return {
    widthPoints,
    heightPoints,
    render: (width, height) => renderPage(library, memory, page, { width, height }),
    characters: (width, height) => readCharacters(library, memory, page, { width, height }),
    textVisibility: () => measureTextVisibility(library, memory, page),
    close: () => library.FPDF_ClosePage(page),
  }
}

import type { WrappedPdfiumModule } from '@embedpdf/pdfium'

/** Memory of PDFium. It may move with every call: never keep a view of it. */
export interface PdfiumMemory {
  bytes: () => Uint8Array
  view: (address: number, length: number) => DataView
  malloc: (length: number) => number
  free: (address: number) => void
}

export function openMemory({ pdfium }: WrappedPdfiumModule): PdfiumMemory {
  const { malloc, free } = pdfium.wasmExports
  const memory = (): Uint8Array => {
    // The package's types name this field only where Emscripten's global types are installed too.
    const bytes: unknown = Reflect.get(pdfium, 'HEAPU8')
    if (!(bytes instanceof Uint8Array)) throw new Error('PDFium gives no access to its memory')
    return bytes
  }
  return {
    bytes: memory,
    view(address, length) {
      const bytes = memory()
      return new DataView(bytes.buffer, bytes.byteOffset + address, length)
    },
    malloc: (length) => malloc(length),
    free: (address) => free(address),
  }
}

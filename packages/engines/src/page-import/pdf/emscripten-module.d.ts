// PDFium's types build on Emscripten's global ones; this is the part that is used.
interface EmscriptenModule {
  readonly HEAPU8: Uint8Array<ArrayBuffer>
  wasmBinary?: ArrayBuffer
}

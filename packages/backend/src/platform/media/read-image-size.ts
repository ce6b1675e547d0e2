export interface ImageSize {
  width: number
  height: number
}

/** Reads an image's size in pixels from its header, without decoding it; null for an unreadable header. */
export function readImageSize(bytes: Uint8Array, extension: 'png' | 'jpg' | 'webp'): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readSize = { png: readPng, jpg: readJpeg, webp: readWebp }[extension]
  try {
    const size = readSize(view)
    return size && size.width > 0 && size.height > 0 ? size : null
  } catch (error) {
    // Thrown by DataView at the end of the bytes.
    if (error instanceof RangeError) return null
    throw error
  }
}

function tagAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)))
}

function readPng(view: DataView): ImageSize | null {
  return tagAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null
}

/** Frame headers start with one of these markers; tables and restarts use others of the range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(view: DataView): ImageSize | null {
  let offset = 2
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return null
    const marker = view.getUint8(offset + 1)
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) }
    // Padding is one byte long; image data follow the frame header.
    if (marker === 0xff) offset += 1
    else if (marker === 0xda || marker === 0xd9) return null
    else offset += 2 + view.getUint16(offset + 2)
  }
}

const uint24 = (view: DataView, offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16)

function readWebp(view: DataView): ImageSize | null {
  switch (tagAt(view, 12)) {
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

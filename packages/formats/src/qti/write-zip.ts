export interface ZipEntry {
  name: string
  text: string
}

/** Date of every entry, 1 January 1980: equal contents make equal files. */
const earliestDate = 0x21
/** Names are UTF-8. */
const utf8Flag = 0x08_00

/** Writes a ZIP archive of text files without compression. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const [nameBytes, content] = [encodeUtf8(name), encodeUtf8(text)]
    const shared = [
      [2, 20],
      [2, utf8Flag],
      [2, 0],
      [2, 0],
      [2, earliestDate],
      [4, computeCrc(content)],
      [4, content.length],
      [4, content.length],
      [2, nameBytes.length],
      [2, 0],
    ] as const
    const header = writeFields([[4, 0x04_03_4b_50], ...shared])
    directory.push(
      writeFields([[4, 0x02_01_4b_50], [2, 20], ...shared, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      nameBytes,
    )
    parts.push(header, nameBytes, content)
    offset += header.length + nameBytes.length + content.length
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = writeFields([
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directorySize],
    [4, offset],
    [2, 0],
  ])
  return join([...parts, ...directory, end])
}

/** Encodes well-formed text; `TextEncoder` does not belong to the language. */
function encodeUtf8(text: string): Uint8Array {
  const units = encodeURIComponent(text).matchAll(/%([\dA-F]{2})|./g)
  return Uint8Array.from(units, ([unit, hex]) => (hex === undefined ? unit.charCodeAt(0) : Number.parseInt(hex, 16)))
}

/** Writes numbers of 2 or 4 bytes, the lowest byte first. */
function writeFields(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = fields.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256),
  )
  return Uint8Array.from(bytes)
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Computes the CRC-32 of bytes. */
function computeCrc(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0
}

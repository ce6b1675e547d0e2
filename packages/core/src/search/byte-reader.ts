/** Reads what a `ByteWriter` wrote. Throws a RangeError beyond the end: the bytes are cut off or of another kind. */
export class ByteReader {
  #at = 0

  constructor(readonly bytes: Uint8Array) {}

  readNumber(): number {
    let value = 0
    for (let shift = 0; shift <= 28; shift += 7) {
      const byte = this.#next()
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) return value >>> 0
    }
    throw new RangeError('A number of the search index is too long')
  }

  skipNumbers(count: number): void {
    for (let rest = count; rest > 0;) if (this.#next() < 0x80) rest -= 1
  }

  readBytes(count: number): Uint8Array {
    const end = this.#at + count
    if (end > this.bytes.length) throw new RangeError('The search index ends too early')
    const found = this.bytes.subarray(this.#at, end)
    this.#at = end
    return found
  }

  #next(): number {
    const byte = this.bytes[this.#at]
    if (byte === undefined) throw new RangeError('The search index ends too early')
    this.#at += 1
    return byte
  }
}

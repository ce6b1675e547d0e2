/** Collects bytes and numbers of seven bits a byte, the lowest first. */
export class ByteWriter {
  readonly #bytes: number[] = []

  get length(): number {
    return this.#bytes.length
  }

  writeNumber(value: number): void {
    let rest = value
    while (rest > 0x7f) {
      this.#bytes.push((rest & 0x7f) | 0x80)
      rest >>>= 7
    }
    this.#bytes.push(rest)
  }

  writeBytes(bytes: Iterable<number>): void {
    for (const byte of bytes) this.#bytes.push(byte)
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes)
  }
}

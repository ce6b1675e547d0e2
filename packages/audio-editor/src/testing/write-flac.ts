/** Writes a FLAC of one channel at 48 kHz: a tone, stored without compression. */
export function writeFlac(sampleCount: number): Uint8Array<ArrayBuffer> {
  const blockSize = 4096
  const bytes: number[] = [0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34]
  const big = (value: number, count: number) =>
    Array.from({ length: count }, (_, index) => Math.floor(value / 256 ** (count - 1 - index)) % 256)
  // 20 bits of the rate, 3 of the channels, 5 of the sample size, 36 of the length; no MD5.
  const shape = big(48_000 * 4096 + (15 << 4), 4)
  bytes.push(...big(blockSize, 2), ...big(blockSize, 2), 0, 0, 0, 0, 0, 0, ...shape, ...big(sampleCount, 4))
  bytes.push(...Array.from({ length: 16 }, () => 0))
  for (let frame = 0; frame * blockSize < sampleCount; frame += 1) {
    const count = Math.min(blockSize, sampleCount - frame * blockSize)
    // Sync, 16-bit block size, 48 kHz, one channel, 16 bits, number of the frame.
    const header = [0xff, 0xf8, 0x7a, 0x08, frame, ...big(count - 1, 2)]
    const samples = Array.from({ length: count }, (_, index) =>
      big((Math.round(Math.sin((frame * blockSize + index) / 20) * 9000) + 65_536) % 65_536, 2),
    )
    const body = [...header, computeCrc(header, 0x07, 8), 0x02, ...samples.flat()]
    bytes.push(...body, ...big(computeCrc(body, 0x8005, 16), 2))
  }
  return Uint8Array.from(bytes)
}

function computeCrc(bytes: readonly number[], polynomial: number, bits: 8 | 16): number {
  const top = 1 << (bits - 1)
  return bytes.reduce((sum, byte) => {
    let crc = sum ^ (byte << (bits - 8))
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & top ? (crc << 1) ^ polynomial : crc << 1) & ((1 << bits) - 1)
    return crc
  }, 0)
}

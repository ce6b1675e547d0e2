const REVERSED_POLYNOMIAL = 0xa001

/** Computes CRC-16/ARC, the checksum of the LAME tag. */
export function computeCrc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ REVERSED_POLYNOMIAL : crc >> 1
  }
  return crc
}

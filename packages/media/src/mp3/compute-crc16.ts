const REVERSED_POLYNOMIAL = 0xa001

/** CRC-16/ARC, as the LAME tag is protected by. */
export function computeCrc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ REVERSED_POLYNOMIAL : crc >> 1
  }
  return crc
}

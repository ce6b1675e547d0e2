import { uint8At } from '../arrays/element-at'

const HEADER_BYTES = 10
const FLAGS_OFFSET = 5
const FOOTER_FLAG = 0x10

/** Returns the bytes of the ID3v2 tag at the start of a file; 0 when there is none. */
export function measureId3(head: Uint8Array): number {
  if (head.length < HEADER_BYTES || Buffer.from(head.subarray(0, 3)).toString('latin1') !== 'ID3') return 0
  // Lengths have seven bits a byte, so that none looks like the start of a frame.
  const length = head.subarray(6, 10).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
  const hasFooter = (uint8At(head, FLAGS_OFFSET) & FOOTER_FLAG) !== 0
  return HEADER_BYTES + length + (hasFooter ? HEADER_BYTES : 0)
}

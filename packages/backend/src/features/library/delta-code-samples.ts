/**
 * Codes samples for compression, in twice as many bytes as samples: delta coding of second order with zigzag codes. Each sample
 * is replaced by the change of its difference to the one before, which is near zero in speech; zigzag codes number them 0, -1, 1,
 * -2, 2 and so on. The high bytes of all codes come before their low bytes.
 */
export function deltaCodeSamples(pcm: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pcm.length * 2)
  let last = 0
  let delta = 0
  for (const [index, sample] of pcm.entries()) {
    const secondDelta = toInt16(sample - last - delta)
    const code = ((secondDelta << 1) ^ (secondDelta >> 15)) & 0xffff
    bytes[index] = code >> 8
    bytes[pcm.length + index] = code & 0xff
    delta = sample - last
    last = sample
  }
  return bytes
}

/** Returns the samples of which `deltaCodeSamples` made these bytes. */
export function deltaDecodeSamples(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const codes = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pcm = new Int16Array(Math.floor(bytes.byteLength / 2))
  let last = 0
  let delta = 0
  for (let index = 0; index < pcm.length; index += 1) {
    const code = (codes.getUint8(index) << 8) | codes.getUint8(pcm.length + index)
    const secondDelta = (code >> 1) ^ -(code & 1)
    delta = toInt16(delta + secondDelta)
    last = toInt16(last + delta)
    pcm[index] = last
  }
  return pcm
}

/** Wraps a number to 16 bits with a sign. */
function toInt16(value: number): number {
  return (value << 16) >> 16
}

/** The samples of sound that comes as base64; null when it is cut short or empty. */
export function readPcm(base64: string): Int16Array | null {
  const bytes = Buffer.from(base64, 'base64')
  const isWhole = base64.length % 4 === 0 && bytes.byteLength === (base64.length / 4) * 3 - countPadding(base64)
  if (!isWhole || bytes.byteLength === 0 || bytes.byteLength % 2 !== 0) return null
  const pcm = new Int16Array(bytes.byteLength / 2)
  for (let index = 0; index < pcm.length; index += 1) pcm[index] = bytes.readInt16LE(index * 2)
  return pcm
}

function countPadding(base64: string): number {
  return base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
}

/** Decodes samples from base64; null when they are cut short or empty. */
export function readPcm(base64: string): Int16Array | null {
  const bytes = Buffer.from(base64, 'base64')
  const isWhole = base64.length % 4 === 0 && bytes.byteLength === (base64.length / 4) * 3 - countPadding(base64)
  if (!isWhole || bytes.byteLength === 0 || bytes.byteLength % 2 !== 0) return null
  // Copied, because samples must begin at an even offset.
  return new Int16Array(new Uint8Array(bytes).buffer)
}

function countPadding(base64: string): number {
  return base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
}

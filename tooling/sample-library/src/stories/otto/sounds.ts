const rate = 11_025

/** Two long, low notes of a foghorn. */
export function blowHorn(): Uint8Array {
  return writeWav(2.6, (seconds) => {
    const inNote = seconds % 1.3
    const loudness = Math.min(1, inNote / 0.12, Math.max(0, (1.1 - inNote) / 0.25))
    const tone = [1, 2, 3, 4, 5].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 98 * n * seconds) / n, 0)
    return loudness * tone * 0.35
  })
}

/** Waves that break on a shore. */
export function breakWaves(): Uint8Array {
  let state = 7
  let smooth = 0
  return writeWav(4, (seconds) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    smooth += (state / 2 ** 31 - 1 - smooth) * 0.22
    return smooth * 0.9 * Math.sin((Math.PI * (seconds % 2)) / 2) ** 2
  })
}

/** Writes 16-bit mono PCM. @param sample amplitude at a time in seconds, from -1 to 1 */
function writeWav(seconds: number, sample: (seconds: number) => number): Uint8Array {
  const count = Math.round(seconds * rate)
  const bytes = Buffer.alloc(44 + count * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + count * 2, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(count * 2, 40)
  for (let index = 0; index < count; index++) {
    const amplitude = Math.max(-1, Math.min(1, sample(index / rate)))
    bytes.writeInt16LE(Math.round(amplitude * 32_767), 44 + index * 2)
  }
  return bytes
}

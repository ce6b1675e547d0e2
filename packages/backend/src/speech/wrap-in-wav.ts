const headerBytes = 44
const bytesPerSample = 2

/**
 * A WAV file of 16 bit mono samples. The samples are copied as they are: core's writer takes floats, and an hour of
 * speech converted twice would hold up every other call for seconds.
 */
export function wrapInWav(pcm: Int16Array, sampleRate: number): Uint8Array {
  const dataBytes = pcm.length * bytesPerSample
  const bytes = new Uint8Array(headerBytes + dataBytes)
  const file = Buffer.from(bytes.buffer)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(headerBytes - 8 + dataBytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * bytesPerSample, 28)
  file.writeUInt16LE(bytesPerSample, 32)
  file.writeUInt16LE(bytesPerSample * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(dataBytes, 40)
  file.set(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength), headerBytes)
  return bytes
}

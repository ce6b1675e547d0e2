export const wavHeaderBytes = 44
const bytesPerSample = 2
/** What the two lengths of a WAV file can tell; longer sound needs another format. */
const mostDataBytes = 0xffff_ffff - wavHeaderBytes

/** What stands before 16 bit mono samples in a WAV file. Throws when they are more than such a file can hold. */
export function writeWavHeader(samples: number, sampleRate: number): Uint8Array {
  const dataBytes = samples * bytesPerSample
  if (dataBytes > mostDataBytes) throw new RangeError(`${samples} samples are more than a WAV file holds`)
  const file = Buffer.alloc(wavHeaderBytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(wavHeaderBytes - 8 + dataBytes, 4)
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
  return file
}

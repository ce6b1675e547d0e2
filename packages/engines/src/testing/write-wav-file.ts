import { writeWav } from '@lectern/core/audio'
import { writeFile } from 'node:fs/promises'

/** Writes mono samples of 16 bits as a WAV file. */
export async function writeWavFile(path: string, pcm: Int16Array, sampleRate: number): Promise<void> {
  await writeFile(path, writeWav({ sampleRate, channels: [Float32Array.from(pcm, (sample) => sample / 32_768)] }))
}

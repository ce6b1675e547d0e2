import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { writeWav } from '@lectern/core/audio'
import { createEngines, type Engines } from '@lectern/engines'

export interface NarrationFile {
  text: string
  /** Start of each white-space token of the text, in seconds. */
  starts: (number | null)[]
  seconds: number
}

const program = createRequire(import.meta.url).resolve('@lectern/speech-espeak/bin')

/** Speaks sentences with a voice, each followed by silence, and writes them as WAV. */
export async function narrate(sentences: readonly string[], voiceId: string, path: string): Promise<NarrationFile> {
  const engines = createEngines({ speechCommand: [process.execPath, ...process.execArgv, program] })
  try {
    return await narrateWith(engines, sentences, voiceId, path)
  } finally {
    await engines.close()
  }
}

async function narrateWith({ speech }: Engines, sentences: readonly string[], voiceId: string, path: string) {
  const modelId = (await speech.models())[0]?.model_id ?? ''
  const pieces: Int16Array[] = []
  const starts: (number | null)[] = []
  let samples = 0
  let rate = 1
  for (const [index, text] of sentences.entries()) {
    const spoken = await speech.speak({ text, voiceId, modelId, voiceSettings: { speed: 1.05 }, language: 'en' })
    if (spoken.kind === 'failed') throw new Error(spoken.message)
    rate = spoken.sampleRate
    const begins = new Map(spoken.words.map((word) => [word.start, samples / rate + word.startTime]))
    for (const { index: at } of text.matchAll(/\S+/g)) starts.push(begins.get(at) ?? null)
    const pause = new Int16Array(Math.round(rate * (0.1 + 0.06 * ((index * 7) % 10))))
    pieces.push(spoken.pcm, pause)
    samples += spoken.pcm.length + pause.length
  }
  const channel = new Float32Array(samples)
  let at = 0
  for (const piece of pieces) {
    for (const sample of piece) channel[at++] = sample / 32_768
  }
  await writeFile(path, writeWav({ sampleRate: rate, channels: [channel] }))
  return { text: sentences.join('\n'), starts, seconds: samples / rate }
}

import type { BenchResult } from '../bench.ts'
import { measureAlignment } from './measure-alignment.ts'
import { measureMp3 } from './measure-mp3.ts'
import { measureRecognition } from './measure-recognition.ts'
import { measureShortSpeech } from './measure-short-speech.ts'
import { measureSpeech } from './measure-speech.ts'
import { measureStalls } from './measure-stalls.ts'

/** The engine benches by their names on the command line, such as `engines:speech`. All need the build. */
const parts: Readonly<Record<string, (report: (result: BenchResult) => void) => Promise<void>>> = {
  'engines:alignment': measureAlignment,
  'engines:short-speech': measureShortSpeech,
  'engines:recognition': measureRecognition,
  'engines:speech': measureSpeech,
  'engines:mp3': measureMp3,
  'engines:stalls': measureStalls,
}

export const enginePartNames: readonly string[] = Object.keys(parts)

/** Measures the built engines one after the other: the named ones, or all. */
export async function measureEngines(
  report: (result: BenchResult) => void,
  wanted: readonly string[] = enginePartNames,
): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) await measure(report)
}

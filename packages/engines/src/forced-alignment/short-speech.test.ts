import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitSentences } from '@lectern/core/text'
import { mixToMono } from '@lectern/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeSound } from '../audio-decoding/decode-sound'
import { createEngines } from '../create-engines'
import { speechProgram } from '../testing/speech-program'
import { materialPath } from '../testing/start-test-engines'
import { writeWavFile } from '../testing/write-wav-file'

const EDGE_SECONDS = 0.1
const LENGTH_SECONDS = { shortest: 1.2, longest: 5 }

const engines = createEngines({ speechCommand: speechProgram })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-short-speech-'))
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

interface Utterance {
  path: string
  text: string
  /** The true start of each word by its offset in the text. */
  starts: Map<number, number>
}

/** Cuts a narration into recordings of one short sentence each. */
async function cutSentences(voice: string, speed: number): Promise<Utterance[]> {
  const text = await readFile(materialPath(`narration/${voice}.txt`), 'utf8')
  const marked: { offset: number; start: number; end: number }[] = JSON.parse(
    await readFile(materialPath(`narration/${voice}.words.json`), 'utf8'),
  )
  const blocks: Float32Array[] = []
  let sampleRate = 0
  for await (const sound of decodeSound(materialPath(`narration/${voice}.ogg`), 3600)) {
    sampleRate = sound.sampleRate
    blocks.push(mixToMono(sound.channels))
  }
  const samples = Float32Array.from(blocks.flatMap((block) => [...block]))
  const utterances: Utterance[] = []
  for (const { start, end, text: sentence } of splitSentences(text, { language: 'en' })) {
    const own = marked.filter(({ offset }) => offset >= start && offset < end)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) continue
    const seconds = last.end - first.start
    if (seconds < LENGTH_SECONDS.shortest || seconds > LENGTH_SECONDS.longest) continue
    const from = Math.max(0, first.start - EDGE_SECONDS)
    const piece = samples.subarray(Math.round(from * sampleRate), Math.round((last.end + EDGE_SECONDS) * sampleRate))
    const path = join(folder, `${voice}-${start}.wav`)
    await writeWavFile(
      path,
      Int16Array.from(piece, (sample) => sample * 32_767),
      Math.round(sampleRate * speed),
    )
    utterances.push({
      path,
      text: sentence,
      starts: new Map(own.map((word) => [word.offset - start, (word.start - from) / speed])),
    })
  }
  return utterances
}

test.each([
  ['a woman', 'slt', 1],
  ['a man', 'rms', 1],
  ['a child, as a woman sounds that is played faster', 'slt', 1.15],
])('words of a single sentence are found without other speech to adapt to: %s', async (_reader, voice, speed) => {
  const utterances = await cutSentences(voice, speed)
  expect(utterances.length).toBeGreaterThan(12)
  const errors: number[] = []
  for (const { path, text, starts } of utterances) {
    const result = await engines.forcedAlignment.align({ path, text, language: 'en' })
    if (result.kind === 'failed') throw new Error(result.message)
    const found = new Map(result.words.map((word) => [word.start, word.startTime]))
    for (const [offset, start] of starts) errors.push(Math.abs((found.get(offset) ?? Infinity) - start))
  }
  const sorted = errors.toSorted((one, other) => one - other)
  const at = (fraction: number) => sorted[Math.floor(fraction * (sorted.length - 1))]
  expect(errors.filter((error) => error <= 0.1).length / errors.length).toBeGreaterThanOrEqual(0.95)
  expect(at(0.5)).toBeLessThanOrEqual(0.016)
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AlignmentResult } from '@lectern/backend/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decodeSound } from '../audio-decoding/decode-sound'
import { createEngines } from '../create-engines'
import { speechProgram } from '../testing/speech-program'
import { materialPath, startTestEngines } from '../testing/start-test-engines'
import { writeWavFile } from '../testing/write-wav-file'

/** The long test run hears every reader; the usual one, those that differ most from one another. */
const HEARS_EVERY_READER = process.env['LECTERN_EVERY_CASE'] === '1'
const inLongRun = <Row>(row: Row): Row[] => (HEARS_EVERY_READER ? [row] : [])

const engines = createEngines({ speechCommand: speechProgram })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-alignment-'))
})
afterAll(async () => {
  await engines.close()
  await rm(folder, { recursive: true })
})

const align = (path: string, text: string, language = 'en') => engines.forcedAlignment.align({ path, text, language })

function timesOf(result: AlignmentResult) {
  if (result.kind === 'failed') throw new Error(result.message)
  return result.words
}

function percentile(values: readonly number[], fraction: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(fraction * (values.length - 1))] ?? NaN
}

const story = [
  'The old harbour lay quiet under a pale sky, and nobody spoke.',
  'Two boats had come home early; their nets were empty.',
  '"Where is Dr. Moreno?" asked the girl with the lantern.',
  'Nobody knew. The tide was rising, the wind had turned, and the last ferry would not wait beyond half past nine.',
  'She sat down on a coil of rope, counted the lights across the bay, and began to sing.',
].join(' ')

/** Writes a recording with noise at this distance below its speech. */
async function addNoise(recording: string, decibels: number): Promise<string> {
  const samples: number[] = []
  let sampleRate = 0
  for await (const sound of decodeSound(recording, 600)) {
    sampleRate = sound.sampleRate
    for (const sample of sound.channels[0] ?? []) samples.push(sample)
  }
  const loud = samples.filter((sample) => Math.abs(sample) > 0.01)
  const level = Math.sqrt(loud.reduce((sum, sample) => sum + sample ** 2, 0) / loud.length) / 10 ** (decibels / 20)
  let state = 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648 - 0.5
  }
  const noisy = samples.map((sample) => sample + (next() + next() + next()) * 2 * level)
  const path = join(folder, 'noisy.wav')
  const toSample = (value: number) => Math.max(-32_768, Math.min(32_767, Math.round(value * 32_767)))
  await writeWavFile(path, Int16Array.from(noisy, toSample), sampleRate)
  return path
}

interface Narration {
  path: string
  /** The true start of each word by its offset in the story. */
  starts: Map<number, number>
  /** Start and end of each part, in seconds. */
  parts: { start: number; end: number }[]
  seconds: number
}

/** Speaks parts with another voice, with silences of different lengths after the sentences. */
async function narrate(voiceId: string, speed: number, parts: readonly string[] = [story]): Promise<Narration> {
  const pieces: Int16Array[] = []
  const narrated: Narration = {
    path: join(folder, `${voiceId}-${parts.map((part) => part.length).join('-')}.wav`),
    starts: new Map(),
    parts: [],
    seconds: 0,
  }
  let samples = 0
  let sampleRate = 0
  for (const part of parts) {
    const start = samples / (sampleRate || 1)
    for (const [index, sentence] of part.split(/(?<=[.?]"?) (?=[A-Z"])/).entries()) {
      const at = story.indexOf(sentence)
      const spoken = await engines.speech.speak({
        text: sentence,
        voiceId,
        modelId: (await engines.speech.models())[0]?.model_id ?? '',
        voiceSettings: { speed },
        language: 'en',
      })
      if (spoken.kind === 'failed') throw new Error(spoken.message)
      sampleRate = spoken.sampleRate
      if (at >= 0)
        for (const word of spoken.words) narrated.starts.set(at + word.start, samples / sampleRate + word.startTime)
      const pause = new Int16Array(Math.round(sampleRate * (0.1 + 0.17 * (index % 4))))
      pieces.push(spoken.pcm, pause)
      samples += spoken.pcm.length + pause.length
    }
    narrated.parts.push({ start, end: samples / sampleRate })
  }
  await writeWavFile(narrated.path, Int16Array.from(pieces.flatMap((piece) => [...piece])), sampleRate)
  return { ...narrated, seconds: samples / sampleRate }
}

/** The alignment of the sonnet with its own text, which two tests examine. */
let sonnetAlignment: Promise<AlignmentResult> | undefined
async function alignSonnet(): Promise<AlignmentResult> {
  sonnetAlignment ??= align(
    materialPath('narration/sonnet001.mp3'),
    await readFile(materialPath('narration/sonnet001.txt'), 'utf8'),
  )
  return sonnetAlignment
}

describe('words in a recording', () => {
  test.each<[string, string, number]>([
    ['another voice, faster', 'en-us_f3', 1.15],
    ...inLongRun<[string, string, number]>(['a rough voice, slower', 'en-us_klatt2', 0.85]),
  ])('are found when the reader is %s', async (_reader, voiceId, speed) => {
    const { path, starts, seconds } = await narrate(voiceId, speed)
    const result = await align(path, story)
    const words = timesOf(result)
    expect(words.map(({ start, end }) => story.slice(start, end)).join(' ')).toBe(story)
    const errors = words.map((word) => Math.abs(word.startTime - (starts.get(word.start) ?? Infinity)))
    expect(percentile(errors, 0.5)).toBeLessThanOrEqual(0.025)
    expect(percentile(errors, 0.95)).toBeLessThanOrEqual(0.145)
    expect(result).toMatchObject({
      durationSeconds: expect.closeTo(seconds, 2),
      speechNotInText: [],
      textNotSpoken: [],
    })
    let from = 0
    for (const word of words) {
      expect(word.startTime).toBeGreaterThanOrEqual(from)
      expect(word.endTime).toBeGreaterThan(word.startTime)
      from = word.endTime
    }
    expect(from).toBeLessThanOrEqual(seconds)
  })

  test.each<[string, string, number | null]>([
    ['a woman of another engine', 'slt', null],
    ...inLongRun<[string, string, null]>(['a man of another engine', 'rms', null]),
    ['the same, in noise', 'slt', 15],
  ])('are found when the reader is %s', async (_reader, voice, noiseDecibels) => {
    const text = await readFile(materialPath(`narration/${voice}.txt`), 'utf8')
    const marked: { offset: number; start: number }[] = JSON.parse(
      await readFile(materialPath(`narration/${voice}.words.json`), 'utf8'),
    )
    const recording = materialPath(`narration/${voice}.ogg`)
    const path = noiseDecibels === null ? recording : await addNoise(recording, noiseDecibels)
    const result = await align(path, text)
    const starts = new Map(timesOf(result).map(({ start, startTime }) => [start, startTime]))
    const errors = marked.map(({ offset, start }) => Math.abs((starts.get(offset) ?? Infinity) - start))
    expect(result).toMatchObject({ textNotSpoken: [], speechNotInText: [] })
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.045)
    expect(percentile(errors, 0.5)).toBeLessThanOrEqual(0.025)
    expect(percentile(errors, 0.95)).toBeLessThanOrEqual(0.145)
  })

  test.each(['mary', 'bobby'])('are found in a recording of a person: %s', async (name) => {
    const marked: { word: string; start: number }[] = JSON.parse(
      await readFile(materialPath(`narration/${name}.words.json`), 'utf8'),
    )
    const text = marked.map(({ word }) => word.toLowerCase()).join(' ')
    const words = timesOf(await align(materialPath(`narration/${name}.wav`), text))
    for (const [index, { startTime }] of words.entries()) {
      expect(Math.abs(startTime - (marked[index]?.start ?? 0))).toBeLessThan(0.1)
    }
  })

  test('have a high confidence in the right text and no time in a wrong one', async () => {
    const recording = materialPath('narration/sonnet001.mp3')
    const right = timesOf(await alignSonnet())
    expect(right.reduce((sum, { confidence }) => sum + confidence, 0) / right.length).toBeGreaterThan(0.8)
    const text = `${story} ${story}`
    const wrong = await align(recording, text)
    expect(wrong).toMatchObject({ words: [], textNotSpoken: [{ start: 0, end: text.length }] })
    if (wrong.kind !== 'aligned') throw new Error(wrong.message)
    expect(wrong.speechNotInText.length).toBeGreaterThan(0)
  })

  test('are distinguished from words of a text before or after that is not read', async () => {
    const recording = materialPath('narration/sonnet001.mp3')
    const sonnet = (await readFile(materialPath('narration/sonnet001.txt'), 'utf8')).trim()
    for (const text of [`${story}\n${sonnet}`, `${sonnet}\n${story}`]) {
      const result = await align(recording, text)
      if (result.kind !== 'aligned') throw new Error(result.message)
      expect(result.textNotSpoken.map(({ start, end }) => text.slice(start, end))).toEqual([story])
      expect(result.words.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(sonnet.split(/\s+/).join(' '))
    }
  })
})

describe('a part that only the recording or the text has', () => {
  const announcement = [
    'This recording belongs to everybody and may be copied as often as you like.',
    'It was made by volunteers on a rainy weekend in spring, with the windows shut.',
    'Please write to us if you would like to read a chapter yourself.',
  ].join(' ')
  const [opening, middle, closing] = [story.slice(0, 115), story.slice(116, 283), story.slice(284)]

  const errorsOf = (words: readonly { start: number; startTime: number }[], { starts }: Narration) =>
    words.map((word) => Math.abs(word.startTime - (starts.get(word.start) ?? Infinity)))

  test.each<[string, string[], number]>([
    ['before the text', [announcement, story], 0],
    ['in the middle of it', [`${opening} ${middle}`, announcement, closing], 1],
    ...inLongRun<[string, string[], number]>(['after it', [story, announcement], 1]),
  ])('speech %s is reported as not in the text and gets no words', async (_where, parts, extra) => {
    const narrated = await narrate('en-us_f3', 1.05, parts)
    const result = await align(narrated.path, story)
    expect(percentile(errorsOf(timesOf(result), narrated), 0.98)).toBeLessThan(0.25)
    const { start = 0, end = 0 } = narrated.parts[extra] ?? {}
    expect(result).toMatchObject({ textNotSpoken: [], speechNotInText: [{}] })
    if (result.kind !== 'aligned') throw new Error('refused')
    expect(Math.abs((result.speechNotInText[0]?.startTime ?? -9) - start)).toBeLessThan(1)
    expect(Math.abs((result.speechNotInText[0]?.endTime ?? -9) - end)).toBeLessThan(1)
  })

  test.each<[string, string[], string]>([
    ...inLongRun<[string, string[], string]>(['first', [`${middle} ${closing}`], opening]),
    ['in the middle', [opening, closing], middle],
  ])('text that is not spoken is reported and has no times: %s', async (_where, parts, unread) => {
    const narrated = await narrate('en-us_klatt2', 0.95, parts)
    const result = await align(narrated.path, story)
    if (result.kind !== 'aligned') throw new Error(result.message)
    expect(result.speechNotInText).toEqual([])
    expect(result.textNotSpoken.map(({ start, end }) => story.slice(start, end))).toEqual([unread])
    expect(percentile(errorsOf(result.words, narrated), 0.98)).toBeLessThan(0.25)
    const from = story.indexOf(unread)
    expect(result.words.some(({ start }) => start >= from && start < from + unread.length)).toBe(false)
  })
})

test('lines of a sonnet in an MP3 recording start at the times marked by hand', async () => {
  const sonnet = await readFile(materialPath('narration/sonnet001.txt'), 'utf8')
  const lines: { start: number }[] = JSON.parse(await readFile(materialPath('narration/sonnet001.lines.json'), 'utf8'))
  const words = timesOf(await alignSonnet())
  const offsets = [...sonnet.matchAll(/^.+$/gm)].map((match) => match.index)
  const errors = offsets.map((offset, line) => {
    const word = words.find(({ start }) => start >= offset)
    return Math.abs((word?.startTime ?? 0) - (lines[line]?.start ?? 0))
  })
  expect(errors.length).toBe(lines.length)
  // The marks themselves are good to 0.3 s.
  expect(percentile(errors, 0.8)).toBeLessThan(0.5)
  expect(Math.max(...errors)).toBeLessThan(1)
})

describe('an alignment', () => {
  test('is refused with the reason when the file cannot be decoded as audio', async () => {
    const cases: [string, Uint8Array, string][] = [
      ['text.wav', Buffer.from('this is not a recording'), 'not-audio'],
      ['empty.wav', Buffer.alloc(0), 'not-audio'],
      ['cut.wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt '), 'broken'],
    ]
    for (const [name, bytes, code] of cases) {
      await writeFile(join(folder, name), bytes)
      expect([name, await align(join(folder, name), 'Hello there.')]).toEqual([
        name,
        { kind: 'failed', code, message: expect.stringMatching(/\.$/) },
      ])
    }
  })

  test('is refused with the reason without speech, words, a voice or enough time', async () => {
    const silent = join(folder, 'silent.wav')
    await writeWavFile(silent, new Int16Array(22_050), 22_050)
    const mary = materialPath('narration/mary.wav')
    expect(await align(silent, 'Hello there.')).toMatchObject({ code: 'no-speech' })
    expect(await align(mary, ' … \n')).toMatchObject({ code: 'empty-text' })
    expect(await align(mary, 'Hello.', 'xx')).toMatchObject({ code: 'unsupported-language' })
    expect(await align(mary, 'word '.repeat(100_000))).toMatchObject({ code: 'too-long' })
    const aborted = { path: mary, text: 'Hello.', language: 'en', signal: AbortSignal.abort() }
    expect(await engines.forcedAlignment.align(aborted)).toMatchObject({ code: 'cancelled' })
    const withoutVoice = startTestEngines()
    expect(await withoutVoice.forcedAlignment.align({ path: mary, text: 'Hello.', language: 'en' })).toMatchObject({
      code: 'not-installed',
    })
    await withoutVoice.close()
  })
})

import { readFileSync } from 'node:fs'
import { splitSentences } from '@lectern/core/text'
import golden from '@lectern/material/sentences/golden.json' with { type: 'json' }
import { initSync, segment } from 'sentencex-wasm'
import { readMarkedSentences, scoreBoundaries, type MarkedText } from '@lectern/material/marked-sentences'
import type { Bench, ScoreBench } from '../bench.ts'
import { measureGrowth } from '../measure-growth.ts'
import { readDocuments } from '../read-documents.ts'

const CHARACTERS = 2_000_000
const ENGLISH_RULES = 'GOLDEN_EN_RULES_TEST_CASES'

type Split = (text: string, language: string) => readonly string[]

interface Golden {
  readonly text: string
  readonly expected: readonly string[]
  readonly set: string
}

/** sentencex has no types for its results. */
function splitByPeer(text: string, language: string): string[] {
  const sentences: unknown = segment(language, text)
  if (!Array.isArray(sentences)) throw new Error(`sentencex answered ${String(sentences)}`)
  return sentences.map(String)
}

const ours: Split = (text, language) => splitSentences(text, { language }).map((sentence) => sentence.text)
const peers: readonly { readonly name: string; readonly split: Split }[] = [
  { name: 'sentencex', split: splitByPeer },
  {
    name: 'Intl.Segmenter',
    split: (text, language) =>
      Array.from(new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text), (part) => part.segment),
  },
]

/** Returns a story with short sentences, quoted speech and some abbreviations. */
function tellStory(): string {
  const paragraph =
    'The whole valley went dark. The owls bumped into the trees, and the boats turned in slow circles. Mr. Brown, who ' +
    'lived at No. 5 near the U.S. Embassy, said: “I saw it at 5 p.m. yesterday!” Then he left. Was anybody surprised? ' +
    'Nobody was; it had happened before, and would happen again, as everyone in the valley knew.\n\n'
  return fill(paragraph)
}

/** Returns text without paragraphs and quotes, in a script other than Latin. */
function tellRussianStory(): string {
  return fill(
    'Вся долина погрузилась во тьму. В 1999 г. Виктор уехал из г. Москвы, и никто не знал почему! Разве это важно? ',
  )
}

/** Returns the same in a script without capitals and full stops. */
function tellHindiStory(): string {
  return fill(
    'पूरी घाटी में अँधेरा छा गया। डॉ. शर्मा, जो गाँव के पास रहते थे, बोले कि उन्होंने सब कुछ देखा है। क्या किसी को आश्चर्य हुआ? नहीं, किसी को नहीं! ' +
      'ऐसा पहले भी हो चुका था और फिर होगा, यह घाटी का हर आदमी जानता था। सुबह सूरज निकला और लोग काम पर चले गए। ',
  )
}

/** Copies a text into one flat string, as if it came from a file. */
function fill(text: string): string {
  return Buffer.from(text.repeat(Math.ceil(CHARACTERS / text.length)).slice(0, CHARACTERS)).toString()
}

/** Measures sentence splitting: speed, quality, and growth with the length of the text. */
export function splitSentencesBenches(): Bench[] {
  initSync({ module: readFileSync(new URL(import.meta.resolve('sentencex-wasm/sentencex_wasm_bg.wasm'))) })
  return [...timeBenches(), growthBench(), ...goldenBenches(), ...boundaryBenches()]
}

function timeBenches(): Bench[] {
  const texts = [
    { name: 'documents', language: 'en', text: fill(`${readDocuments()}\n\n`) },
    { name: 'a story', language: 'en', text: tellStory() },
    { name: 'a Russian story', language: 'ru', text: tellRussianStory() },
    { name: 'a Hindi story', language: 'hi', text: tellHindiStory() },
  ]
  return texts.map(({ name, language, text }) => ({
    kind: 'time',
    name: `sentences of ${name}`,
    unit: 'µs a MB',
    repeats: 15,
    ours: { operations: text.length / 1_000_000, run: () => void splitSentences(text, { language }) },
    peers: [
      {
        name: 'sentencex',
        targetRatio: 1,
        operations: text.length / 1_000_000,
        run: () => void segment(language, text),
      },
    ],
  }))
}

function growthBench(): Bench {
  return {
    kind: 'score',
    name: 'sentences: time of a letter, 5 MB to 0.5 MB, at worst',
    unit: 'times',
    ours: () => measureGrowth((text, language) => void splitSentences(text, { language })),
    peers: [],
    target: { atMost: 4 },
  }
}

/** The target of the whole set is 111 of 116; the material contains a part of it. */
const FRACTION_OF_GOLDENS = 111 / 116

function goldenBenches(): Bench[] {
  const rules = golden.en.filter(({ set }) => set === ENGLISH_RULES)
  const others = Object.entries(golden).filter(([language]) => language !== 'en')
  const total = others.reduce((sum, [, cases]) => sum + cases.length, 0)
  return [
    countBench('sentences: English golden rules', rules.length, rules.length, (split) =>
      countExact(rules, 'en', split),
    ),
    countBench('sentences: goldens of other languages', total, Math.ceil(total * FRACTION_OF_GOLDENS), (split) =>
      others.reduce((sum, [language, cases]) => sum + countExact(cases, language, split), 0),
    ),
  ]
}

function boundaryBenches(): Bench[] {
  const texts = readMarkedSentences()
  const english = texts.filter(({ language }) => language === 'en')
  const others = texts.filter(({ language }) => language !== 'en')
  const ofLanguage = (language: string): readonly MarkedText[] => texts.filter((text) => text.language === language)
  return [
    boundaryBench('running English text', english, 0.965),
    boundaryBench('other languages', others, 0.965),
    ...['ja', 'ar', 'ru', 'es'].map((code) => boundaryBench(`${code} (own corpus)`, ofLanguage(code), 0.967)),
    boundaryBench('zh (own corpus)', ofLanguage('zh'), 0.95),
  ]
}

function boundaryBench(name: string, texts: readonly MarkedText[], atLeast: number): ScoreBench {
  return {
    kind: 'score',
    name: `sentences: boundaries of ${name}`,
    unit: 'F1',
    ours: () => scoreBoundaries(texts, ours),
    peers: peers.map((peer) => ({ name: peer.name, score: () => scoreBoundaries(texts, peer.split) })),
    target: { atLeast },
  }
}

function countBench(name: string, total: number, atLeast: number, count: (split: Split) => number): ScoreBench {
  return {
    kind: 'score',
    name,
    unit: `of ${total}`,
    ours: () => count(ours),
    peers: peers.map((peer) => ({ name: peer.name, score: () => count(peer.split) })),
    target: { atLeast },
  }
}

/**
 * Counts the texts that split into exactly the expected sentences, ignoring white space: some goldens contain the output of
 * a cleaner of scans, 'z. B.' for 'z.B.', while our sentences are parts of their text.
 */
function countExact(cases: readonly Golden[], language: string, split: Split): number {
  return cases.filter(({ text, expected }) => squeeze(split(text, language)) === squeeze(expected)).length
}

function squeeze(sentences: readonly string[]): string {
  return sentences.map((sentence) => sentence.replaceAll(/\s+/gu, '')).join('\n')
}

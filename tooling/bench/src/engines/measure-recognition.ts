import { createRequire } from 'node:module'
import { readFile } from 'node:fs/promises'
import { createEngines, embeddedChoices, type Engines } from '@lectern/engines'
import type { BenchResult } from '../bench.ts'
import { rotatePage } from './rotate-page.ts'

/** Pages are measured one at a time with one worker; the best round of each counts. */
const rounds = 3
const secondsStraight = 4.5
const secondsMended = 9
const wordsRight = 97

interface PageMeasurement {
  seconds: number
  /** Of 100 words. */
  right: number
}

/** Measures text recognition on a drawn page of 1500 × 2250 pixels and 674 words: time, and fraction of right words. */
export async function measureRecognition(report: (result: BenchResult) => void): Promise<void> {
  const straight = await readFile(materialPath('full-page.png'))
  const leaning = await rotatePage(straight, 1.5)
  const columns = await readFile(materialPath('two-columns.png'))
  const text = await readFile(materialPath('full-page.txt'), 'utf8')
  const textOfColumns = await readFile(materialPath('two-columns.txt'), 'utf8')
  await withEngines('embedded', async (engines) => {
    const plain = await measurePage(engines, straight, text)
    report(atMost('a straight page of 674 words', 's', plain.seconds, secondsStraight))
    report(atLeast('its words that are right', 'of 100', plain.right, wordsRight))
    const mended = await measurePage(engines, leaning, text)
    report(atMost('the same page, leaning by 1.5°', 's', mended.seconds, secondsMended))
    report(atLeast('its words that are right', 'of 100', mended.right, wordsRight))
    const apart = await measurePage(engines, columns, textOfColumns)
    report(atLeast('words of two columns that are right, in order', 'of 100', apart.right, wordsRight))
  })
  await withEngines('native', async (engines) => {
    if ((await engines.textRecognition.languages()).length === 0) return
    const plain = await measurePage(engines, straight, text)
    report(atMost('a straight page, by the machine’s tesseract', 's', plain.seconds, secondsStraight))
    report(atLeast('its words that are right', 'of 100', plain.right, wordsRight))
  })
}

async function withEngines(recognition: 'embedded' | 'native', measure: (engines: Engines) => Promise<void>) {
  const choices = { ...embeddedChoices, recognition }
  const engines = createEngines({ speechCommand: null, choices, recognitionWorkers: 1 })
  try {
    await measure(engines)
  } finally {
    await engines.close()
  }
}

async function measurePage(engines: Engines, image: Uint8Array, text: string): Promise<PageMeasurement> {
  let best: PageMeasurement = { seconds: Infinity, right: 0 }
  // The first round loads the language.
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now()
    const result = await engines.textRecognition.recognise({ image, language: 'en' })
    const seconds = (performance.now() - startedAt) / 1000
    if (result.kind === 'failed') throw new Error(result.message)
    const found = wordsOf(result.detections.fullTextAnnotation.text)
    if (round > 0 && seconds < best.seconds) best = { seconds, right: 100 * shareInOrder(wordsOf(text), found) }
  }
  return best
}

function materialPath(name: string): string {
  return createRequire(import.meta.url).resolve(`@lectern/material/drawn-pages/${name}`)
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** Returns the fraction of the wanted words that were found in order: the longest common subsequence. */
function shareInOrder(wanted: readonly string[], found: readonly string[]): number {
  let row = [0, ...found.map(() => 0)]
  for (const word of wanted) {
    const next = [0]
    for (const [index, other] of found.entries()) {
      next.push(word === other ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / wanted.length
}

function atMost(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≤ ${bound}`, peers: [], reached: ours <= bound }
}

function atLeast(name: string, unit: string, ours: number, bound: number): BenchResult {
  return { name, unit, ours, target: `≥ ${bound}`, peers: [], reached: ours >= bound }
}

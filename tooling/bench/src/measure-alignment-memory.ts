// Prints by how many megabytes the process grew, at its largest, while it aligned 100,000 words with 5 % noise.
import { alignWords } from '@lectern/core/sync'
import { disturbWords } from './disturb-words.ts'
import { createRandomNumbers } from './random-numbers.ts'

const next = createRandomNumbers(3)
const text = Array.from({ length: 100_000 }, () => `word${Math.floor(8000 * next() ** 3)}`)
const { heard } = disturbWords(text, 0.05, next)
const before = process.resourceUsage().maxRSS
const operations = alignWords(text, heard, { language: 'en' })
const kilobytes = process.resourceUsage().maxRSS - before
console.log(JSON.stringify({ megabytes: kilobytes / 1024, operations: operations.length }))

// Prints the growth of the process's memory, in megabytes, by aligning 100,000 words with 5 % errors.
import { alignWords } from '@lectern/core/sync'
import { disturbWords } from './disturb-words.ts'
import { createRandomNumbers } from './random-numbers.ts'

const next = createRandomNumbers(3)
const text = Array.from({ length: 100_000 }, () => `word${Math.floor(8000 * next() ** 3)}`)
const { heard } = disturbWords(text, 0.05, next)
const residentBefore = process.resourceUsage().maxRSS / 1024
const usedBefore = usedMegabytes()
const operations = alignWords(text, heard, { language: 'en' })
// Memory that was freed before the alignment could hide its growth.
const megabytes = Math.max(process.resourceUsage().maxRSS / 1024 - residentBefore, usedMegabytes() - usedBefore)
console.log(JSON.stringify({ megabytes, operations: operations.length }))

function usedMegabytes(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / 1024 ** 2
}

// Compares the picture of every story with the accepted one; what is changed is drawn in test-results/visual.
//   pnpm --filter @lectern/visual compare [part of a story's id …]
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listBaselines, readBaseline, readBrowser, toWebp } from './baselines.ts'
import { compareRasters } from './compare-rasters.ts'
import { drawDifference } from './draw-difference.ts'
import type { Raster } from './raster.ts'
import { tolerance } from './tolerance.ts'
import { visitStories, type Sight } from './visit-stories.ts'

const ACCEPT = 'pnpm --filter @lectern/visual update'
const results = join(import.meta.dirname, '..', '..', '..', 'test-results', 'visual')
const wanted = process.argv.slice(2)
const faults: string[] = []
let seen = 0

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })
const visit = await visitStories(wanted, async (sight) => {
  seen += 1
  const fault = await faultOf(sight)
  if (fault === null) return
  faults.push(`${sight.story} (${sight.view}): ${fault}`)
  console.error(`✗ ${faults.at(-1) ?? ''}`)
})
if (wanted.length === 0) {
  const gone = (await listBaselines()).filter((story) => !visit.stories.includes(story))
  for (const story of gone) faults.push(`${story}: there is a picture, and no story any more`)
}

const accepted = await readBrowser()
if (faults.length === 0) {
  console.log(`${seen} pictures of ${visit.stories.length} stories are as they were accepted`)
} else {
  console.error(`${faults.length} of ${seen} pictures are not as they were accepted:\n${faults.join('\n')}`)
  console.error(`What is changed is drawn in test-results/visual. To accept it: ${ACCEPT} [part of a story's id …]`)
  if (accepted !== null && accepted !== visit.browser) {
    console.error(
      `The accepted pictures were taken with Chromium ${accepted}, this is ${visit.browser}: another version draws letters a little differently. Compare with that one, or look through the differences and accept them all.`,
    )
  }
  process.exitCode = 1
}

async function faultOf(sight: Sight): Promise<string | null> {
  if (sight.kind === 'failed') return sight.reason
  const { story, view, picture } = sight
  const expected = await readBaseline(story, view)
  if (expected === null) return `no picture was accepted yet: ${ACCEPT} ${story}`
  const comparison = compareRasters(expected, picture, tolerance)
  switch (comparison.kind) {
    case 'same':
      return null
    case 'resized':
      await keep(`${story}.${view}`, drawDifference(expected, picture, null))
      return `it was ${comparison.expected} and is ${comparison.actual}`
    case 'changed':
      await keep(`${story}.${view}`, drawDifference(expected, picture, comparison.mask))
      return `${comparison.changed} pixels are changed, by up to ${comparison.furthest} of 255`
  }
}

async function keep(name: string, difference: Raster): Promise<void> {
  await writeFile(join(results, `${name}.webp`), await toWebp(difference))
}

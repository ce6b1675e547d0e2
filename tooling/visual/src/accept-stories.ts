// Accepts the pictures of stories as they are now; of all stories it also drops those that no story has any more.
//   pnpm --filter @lectern/visual update [part of a story's id …]
import { listBaselines, readBaseline, readBrowser, removeBaselines, writeBaseline, writeBrowser } from './baselines.ts'
import { compareRasters } from './compare-rasters.ts'
import { tolerance } from './tolerance.ts'
import { visitStories } from './visit-stories.ts'

const wanted = process.argv.slice(2)
const before = await readBrowser()
let written = 0
const visit = await visitStories(wanted, async (sight) => {
  if (sight.kind === 'failed') {
    console.error(`✗ ${sight.story} (${sight.view}): ${sight.reason}`)
    process.exitCode = 1
    return
  }
  const { story, view, picture } = sight
  const accepted = await readBaseline(story, view)
  // A picture within the tolerance stays: the history keeps only what somebody meant to change.
  if (accepted !== null && compareRasters(accepted, picture, tolerance).kind === 'same') return
  await writeBaseline(story, view, picture)
  written += 1
})
if (wanted.length === 0) {
  const gone = (await listBaselines()).filter((story) => !visit.stories.includes(story))
  for (const story of gone) await removeBaselines(story)
}
if (wanted.length === 0 || before === null) await writeBrowser(visit.browser)
else if (before !== visit.browser) {
  console.error(
    `The other pictures were taken with Chromium ${before}, these with ${visit.browser}: better accept all.`,
  )
}
console.log(`${written} pictures of ${visit.stories.length} stories accepted, taken with Chromium ${visit.browser}`)

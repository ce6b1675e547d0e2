import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoryResult, ViewChange } from './story-result.ts'
import { encodeWebp, type Picture } from './picture.ts'
import { renderReport, type ReportedPicture, type ReportedStory } from './render-report.ts'

export interface ReportWriter {
  /** Writes the pictures of one result; results without a change are only counted. */
  readonly add: (result: StoryResult) => Promise<void>
  /** Writes the page and returns its path. */
  readonly finish: (labels: { readonly before: string; readonly after: string }) => Promise<string>
}

/** Empties a folder and writes a report to it, picture by picture. */
export async function createReport(folder: string): Promise<ReportWriter> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'pictures'), { recursive: true })
  const stories: ReportedStory[] = []
  let sameCount = 0

  async function writePicture(name: string, picture: Picture | null): Promise<ReportedPicture | null> {
    if (picture === null) return null
    const path = `pictures/${name}.webp`
    await writeFile(join(folder, path), await encodeWebp(picture))
    return { path, width: picture.width, height: picture.height }
  }

  async function writeView(id: string, { view, before, after, difference, changedPixels }: ViewChange) {
    return {
      view,
      changedPixels,
      before: await writePicture(`${id}.${view}.before`, before),
      after: await writePicture(`${id}.${view}.after`, after),
      difference: await writePicture(`${id}.${view}.difference`, difference),
    }
  }

  return {
    async add(result) {
      const { id, label } = result.story
      if (result.kind === 'same') {
        sameCount += 1
        return
      }
      if (result.kind === 'failed') {
        stories.push({ id, label, kind: 'failed', reason: result.reason, views: [] })
        return
      }
      const views = await Promise.all(result.views.map((change) => writeView(id, change)))
      stories.push({ id, label, kind: result.kind, reason: null, views })
    },
    async finish(labels) {
      const page = join(folder, 'index.html')
      const sorted = stories.toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
      await writeFile(page, renderReport({ ...labels, stories: sorted, sameCount }))
      return page
    },
  }
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Raster } from './raster.ts'
import { viewNames, type ViewName } from './views.ts'

const folder = join(import.meta.dirname, '..', 'baselines')
const browserFile = join(folder, 'browser.txt')
const fileOf = (story: string, view: ViewName) => join(folder, `${story}.${view}.webp`)

/** The accepted picture, or null where none was accepted yet. */
export async function readBaseline(story: string, view: ViewName): Promise<Raster | null> {
  const file = fileOf(story, view)
  if (!existsSync(file)) return null
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data }
}

export async function writeBaseline(story: string, view: ViewName, picture: Raster): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(fileOf(story, view), await toWebp(picture))
}

/** The stories that a picture was accepted of, whether they exist any more or not. */
export async function listBaselines(): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'))
  return [...new Set(files.map((file) => file.split('.')[0] ?? file))]
}

export async function removeBaselines(story: string): Promise<void> {
  for (const view of viewNames) await rm(fileOf(story, view), { force: true })
}

/** The browser that the accepted pictures were taken with; null before the first. */
export async function readBrowser(): Promise<string | null> {
  return existsSync(browserFile) ? (await readFile(browserFile, 'utf8')).trim() : null
}

export async function writeBrowser(version: string): Promise<void> {
  await writeFile(browserFile, `${version}\n`)
}

/** Without loss: a picture that was squeezed would differ from the next one by itself. */
export function toWebp({ width, height, rgb }: Raster): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6, quality: 100 })
    .toBuffer()
}

// Draws a sample book: its pages as images, in each language, and the files of its interactive content.
//   node tooling/sample-library/src/draw-pages.ts <story> <folder>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium, type Page } from 'playwright'
import { filmBeam } from './film-beam.ts'
import { stories } from './stories/stories.ts'
import { storyLanguages, type StoryContent, type StoryLanguage, type StoryPage } from './story.ts'

const PAGE_WIDTH = 1200
const PAGE_HEIGHT = 1500
const PICTURE_HEIGHT = 940

const require = createRequire(import.meta.url)

function fontFace(weight: 400 | 700): string {
  const file = require.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff2`)
  return `@font-face{font-family:Andika;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
}

function toPicture(scene: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_WIDTH} ${PICTURE_HEIGHT}" width="${PAGE_WIDTH}" height="${PICTURE_HEIGHT}">${scene}</svg>`
}

function pageHtml(page: StoryPage, language: StoryLanguage, isCover: boolean): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>
${fontFace(400)}${fontFace(700)}
*{margin:0;box-sizing:border-box}
body{width:${PAGE_WIDTH}px;height:${PAGE_HEIGHT}px;background:#fbf6ea;display:flex;flex-direction:column;font-family:Andika}
svg{display:block;width:100%;height:${PICTURE_HEIGHT}px}
p{flex:1;display:flex;align-items:center;padding:0 96px 12px;font-size:50px;line-height:1.5;color:#2a2433}
h1{flex:1;display:flex;align-items:center;justify-content:center;text-align:center;padding:0 120px;font-size:96px;line-height:1.25;color:#2a2433}
</style></head><body>${toPicture(page.draw())}${isCover ? `<h1>${page.text[language]}</h1>` : `<p><span>${page.text[language]}</span></p>`}</body></html>`
}

/** Makes the files that the content of a story names, and writes its forms. */
async function makeContent(view: Page, target: string, content: StoryContent): Promise<void> {
  const { sounds, pictures, films, ...forms } = content
  const files = join(target, 'files')
  mkdirSync(files, { recursive: true })
  for (const [name, makeSound] of Object.entries(sounds)) writeFileSync(join(files, `${name}.wav`), makeSound())
  for (const [name, draw] of Object.entries(pictures)) {
    await view.setContent(`<style>*{margin:0}svg{display:block;zoom:.5}</style>${toPicture(draw())}`)
    const clip = { x: 0, y: 0, width: PAGE_WIDTH / 2, height: PICTURE_HEIGHT / 2 }
    await view.screenshot({ path: join(files, `${name}.png`), clip })
  }
  for (const [name, backdrop] of Object.entries(films)) {
    writeFileSync(join(files, `${name}.mp4`), await filmBeam(view, toPicture(backdrop())))
  }
  writeFileSync(join(target, 'content.json'), `${JSON.stringify(forms, null, 2)}\n`)
}

const [name = '', folder] = process.argv.slice(2)
const story = stories.get(name)
if (story === undefined || folder === undefined) {
  throw new Error(`Name a story (${[...stories.keys()].join(', ')}) and the folder that it is drawn into`)
}
const browser = await chromium.launch(chromiumLaunchOptions)
const view = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: PAGE_HEIGHT } })
for (const language of storyLanguages) {
  mkdirSync(join(folder, language), { recursive: true })
  for (const [index, page] of story.pages.entries()) {
    await view.setContent(pageHtml(page, language, index === 0))
    await view.evaluate('document.fonts.ready')
    const file = `page-${String(index + 1).padStart(2, '0')}.png`
    await view.screenshot({ path: join(folder, language, file) })
  }
}
if (story.content !== null) await makeContent(view, folder, story.content)
await browser.close()
const description = {
  title: story.title,
  description: story.description,
  languages: storyLanguages,
  text: story.pages.map((page) => page.text),
}
writeFileSync(join(folder, 'story.json'), `${JSON.stringify(description, null, 2)}\n`)

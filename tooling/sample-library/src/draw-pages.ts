// Draws the pages of the sample book as images: the scene above, the words below, in each language.
//   node tooling/sample-library/src/draw-pages.ts <folder>
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromiumLaunchOptions } from '@lectern/presets/chromium'
import { chromium } from 'playwright'
import { drawScene } from './drawing/scenes.ts'
import {
  storyDescription,
  storyLanguages,
  storyPages,
  storyTitle,
  type StoryLanguage,
  type StoryPage,
} from './story.ts'

const PAGE_WIDTH = 1200
const PAGE_HEIGHT = 1500

const require = createRequire(import.meta.url)

function fontFace(weight: 400 | 700): string {
  const file = require.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff2`)
  return `@font-face{font-family:Andika;font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
}

function pageHtml(page: StoryPage, language: StoryLanguage): string {
  const isCover = page.scene === 'cover'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><style>
${fontFace(400)}${fontFace(700)}
*{margin:0;box-sizing:border-box}
body{width:${PAGE_WIDTH}px;height:${PAGE_HEIGHT}px;background:#fbf6ea;display:flex;flex-direction:column;font-family:Andika}
svg{display:block;width:100%;height:940px}
p{flex:1;display:flex;align-items:center;padding:0 96px 12px;font-size:50px;line-height:1.5;color:#2a2433}
h1{flex:1;display:flex;align-items:center;justify-content:center;text-align:center;padding:0 120px;font-size:96px;line-height:1.25;color:#2a2433}
</style></head><body>${drawScene(page.scene)}${isCover ? `<h1>${page.text[language]}</h1>` : `<p><span>${page.text[language]}</span></p>`}</body></html>`
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that the pages are drawn into')
const browser = await chromium.launch(chromiumLaunchOptions)
const view = await browser.newPage({ viewport: { width: PAGE_WIDTH, height: PAGE_HEIGHT } })
for (const language of storyLanguages) {
  mkdirSync(join(folder, language), { recursive: true })
  for (const [index, page] of storyPages.entries()) {
    await view.setContent(pageHtml(page, language))
    await view.evaluate('document.fonts.ready')
    const name = `page-${String(index + 1).padStart(2, '0')}.png`
    await view.screenshot({ path: join(folder, language, name) })
  }
}
await browser.close()
const description = {
  title: storyTitle,
  description: storyDescription,
  languages: storyLanguages,
  text: storyPages.map((page) => page.text),
}
writeFileSync(join(folder, 'story.json'), `${JSON.stringify(description, null, 2)}\n`)

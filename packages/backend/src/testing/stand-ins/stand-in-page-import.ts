import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Engines } from '../../ports/engines'
import type { ImportedWord } from '../../ports/index'
import type { EngineScript } from './engine-script'

/**
 * Imports a "PDF" of JSON text: a list of pages, each a list of words or null for a page without a text layer; the word list
 * `"broken"` is an unreadable page.
 */
export function standInPageImport(script: EngineScript): Engines['pageImport'] {
  return {
    async *importPages({ fileName, path, signal, onProgress }) {
      await script.beforeImporting(fileName, signal)
      if (script.deadlyFiles.has(fileName)) {
        yield {
          kind: 'problem',
          file: fileName,
          code: 'engine-failed',
          message: `Reading ${fileName} ended the engine.`,
        }
        return
      }
      const text = await readFile(path, 'utf8')
      if (!text.startsWith('[')) {
        const message = `${fileName} is neither a PDF nor an image.`
        yield { kind: 'problem', file: fileName, code: 'not-an-image', message }
        return
      }
      const pages = z.array(z.union([z.array(z.string()), z.null(), z.literal('broken')])).parse(JSON.parse(text))
      for (const [index, words] of pages.entries()) {
        onProgress?.({ done: index, total: pages.length })
        const sourcePage = index + 1
        if (words === 'broken') {
          const message = `Page ${sourcePage} of ${fileName} is damaged.`
          yield { kind: 'problem', file: fileName, page: sourcePage, code: 'broken', message }
          continue
        }
        yield {
          kind: 'page',
          index,
          sourcePage,
          image: {
            bytes: Buffer.from(`image of ${fileName} page ${sourcePage}`),
            contentType: 'image/webp',
            width: 1000,
            height: 1500,
            // Pages with hardly any content look equal when they are small.
            thumbnail: Buffer.from(
              fileName.includes('blank') ? 'blank thumbnail' : `thumbnail of ${fileName} page ${sourcePage}`,
            ),
          },
          words: words && words.map(toImportedWord),
        }
      }
    },
    isTextLayerTrustworthy: (layer, recognised) =>
      recognised.length < 5 || recognised.some(({ word }) => layer.some((said) => said.word === word)),
  }
}

function toImportedWord(word: string, index: number): ImportedWord {
  return { word, x: 10 + index * 100, y: 20, width: 90, height: 30, detectedBreak: { type: 'SPACE' } }
}

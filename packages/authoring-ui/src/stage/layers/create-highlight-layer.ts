import type { Box } from '@lectern/core/geometry'
import { Graphics } from 'pixi.js'
import type { StagePalette } from '../stage-palette'

/**
 * Marks highlighted words. A marker has another blend mode than the fills of the words: among them, each change would sort all of
 * them anew.
 */
export interface HighlightLayer {
  readonly node: Graphics
  readonly draw: (words: readonly Box[], palette: StagePalette) => void
}

export function createHighlightLayer(): HighlightLayer {
  // A marker on the paper, under which ink stays dark, as in the reader.
  const node = new Graphics({ blendMode: 'multiply' })
  let isEmpty = true
  return {
    node,
    draw(words, palette) {
      if (words.length === 0 && isEmpty) return
      isEmpty = words.length === 0
      node.clear()
      for (const { x, y, width, height } of words) node.rect(x, y, width, height)
      if (words.length > 0) node.fill(palette.highlighted)
    },
  }
}

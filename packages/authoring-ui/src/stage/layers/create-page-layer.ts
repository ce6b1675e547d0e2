import { Sprite, Texture } from 'pixi.js'
import type { Size } from '../../editor/viewport'
import { isSameImage } from '../is-same-image'
import { loadPageTexture } from '../load-page-texture'

/** The image of the page, below everything else. */
export interface PageLayer {
  readonly node: Sprite
  readonly setSize: (size: Size) => void
  /** Shows an image; nothing while it loads or if it cannot be loaded. Rejects if it cannot be loaded. */
  readonly setImage: (url: string | null) => Promise<void>
  readonly destroy: () => void
}

interface ShownImage {
  readonly url: string
  readonly texture: Texture
}

export function createPageLayer(requestFrame: () => void): PageLayer {
  const node = new Sprite()
  let size: Size = { width: 0, height: 0 }
  let shown: ShownImage | null = null
  let lastRequest = 0

  function fit(): void {
    if (shown !== null) node.setSize(size.width, size.height)
  }

  function show(next: ShownImage | null): void {
    const before = shown
    shown = next
    node.texture = next?.texture ?? Texture.EMPTY
    node.visible = next !== null
    before?.texture.destroy(true)
    fit()
    requestFrame()
  }

  return {
    node,
    setSize(next) {
      if (next.width === size.width && next.height === size.height) return
      size = next
      fit()
    },
    async setImage(url) {
      const request = ++lastRequest
      if (url !== null && shown !== null && isSameImage(shown.url, url)) return
      show(null)
      if (url === null) return
      const texture = await loadPageTexture(url)
      if (request === lastRequest) show({ url, texture })
      else texture.destroy(true)
    },
    destroy() {
      // The image of a request under way is dropped when it arrives.
      lastRequest += 1
      shown?.texture.destroy(true)
    },
  }
}

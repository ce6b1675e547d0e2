import { hashContent } from '../../entities/objects/hash-content'
import { recogniseImage } from '../../platform/media/recognise-image'
import type { Engines } from '../../ports/engines'
import type { EngineScript } from './engine-script'

export function standInResizing(script: EngineScript): Engines['imageResizing'] {
  return {
    resize({ image, width, quality }) {
      script.resizeCalls += 1
      if (script.failsAtResizing) {
        return Promise.resolve({ kind: 'failed', code: 'engine-failed', message: 'The engine ended.' })
      }
      script.resizedWidths.push(width)
      const bytes = resizedByStandIn(image, width, quality)
      return Promise.resolve({ kind: 'resized', bytes, contentType: 'image/webp', width, height: width * 1.5 })
    },
  }
}

/** Returns the content of a resized or re-encoded image: none of its bytes, except for texts that stand for images. */
export function resizedByStandIn(image: Uint8Array, width: number, quality: number): Buffer {
  const name = recogniseImage(image) ? `image ${hashContent(image)}` : Buffer.from(image).toString()
  return Buffer.from(`${name} at ${width} ${quality}`)
}

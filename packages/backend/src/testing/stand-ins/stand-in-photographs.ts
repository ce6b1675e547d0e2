import { cornersOfImage, measurePage } from '@lectern/core/page-photographs'
import { hashContent } from '../../entities/objects/hash-content'
import type { Engines } from '../../ports/engines'

/** Corrects texts that stand for photographs of 1000 × 1500 pixels; proposes to turn those that say so upside down. */
export function standInPhotographs(): Engines['pagePhotographs'] {
  return {
    propose({ image }) {
      const [a, b, c, d] = cornersOfImage({ width: 1000, height: 1500 })
      const isTurned = Buffer.from(image).toString().includes('upside-down')
      return Promise.resolve({
        kind: 'proposed',
        plan: isTurned ? { corners: [c, d, a, b], light: 'kept', brightness: 1 } : null,
        findings: isTurned ? ['turned'] : [],
      })
    },
    correct({ image, plan }) {
      const name = `${Buffer.from(image).toString()} ${hashContent(Buffer.from(JSON.stringify(plan)))}`
      const thumbnail = Buffer.from(`small ${name}`)
      const corrected = { bytes: Buffer.from(name), contentType: 'image/webp', ...measurePage(plan.corners), thumbnail }
      return Promise.resolve({ kind: 'corrected', image: { ...corrected, contentType: 'image/webp' } })
    },
  }
}

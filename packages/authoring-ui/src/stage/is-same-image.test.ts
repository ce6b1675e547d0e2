import { expect, it } from 'vitest'
import { isSameImage } from './is-same-image'

it('recognises an image under a renewed signature, and no other image', () => {
  const link = '/objects/pages/0f1e.webp?expires=1&signature=a'
  expect(isSameImage(link, '/objects/pages/0f1e.webp?expires=2&signature=b')).toBe(true)
  expect(isSameImage(link, '/objects/pages/77aa.webp?expires=1&signature=a')).toBe(false)
})

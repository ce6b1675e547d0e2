import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readScrollEdges } from './read-scroll-edges'

const length = fc.integer({ min: 0, max: 5000 })

it('reports nothing hidden when all content is visible', () => {
  fc.assert(
    fc.property(length, length, (content, more) => {
      expect(readScrollEdges({ scrolled: 0, content, sight: content + more })).toEqual({ before: false, after: false })
    }),
  )
})

it('reports hidden content at one end at least when it is longer, in both text directions', () => {
  fc.assert(
    fc.property(length, fc.integer({ min: 3, max: 5000 }), fc.nat(), (sight, hidden, offset) => {
      const scrolled = offset % (hidden + 1)
      const edges = readScrollEdges({ scrolled, content: sight + hidden, sight })
      expect(edges.before || edges.after).toBe(true)
      expect(readScrollEdges({ scrolled: -scrolled, content: sight + hidden, sight })).toEqual(edges)
    }),
  )
})

it('reports nothing hidden before the start and after the end', () => {
  expect(readScrollEdges({ scrolled: 0, content: 300, sight: 200 })).toEqual({ before: false, after: true })
  expect(readScrollEdges({ scrolled: 99.5, content: 300, sight: 200 })).toEqual({ before: true, after: false })
})

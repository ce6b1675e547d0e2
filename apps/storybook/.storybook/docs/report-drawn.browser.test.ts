import { afterEach, expect, it } from 'vitest'
import { measureContentHeight } from './report-drawn'

const container = document.body.appendChild(document.createElement('div'))
afterEach(() => container.replaceChildren())

const measure = (html: string) => {
  container.innerHTML = html
  return measureContentHeight(document, 600)
}
const below = container.getBoundingClientRect().top

it('measures down to the lowest element, with space below it', () => {
  expect(measure('<div style="height: 100px">A</div><div style="height: 50px">B</div>')).toBe(below + 150 + 32)
})

it('measures a menu that a transform moves to its button', () => {
  const menu = 'position: fixed; top: 0; width: 100px; height: 200px; transform: translate(20px, 60px)'
  expect(measure(`<button>Open</button><div style="${menu}">A</div>`)).toBe(260 + 32)
})

it('ignores content that a scrolled list hides', () => {
  const list = '<div style="height: 120px; overflow: auto"><div style="height: 900px">A</div></div>'
  expect(measure(list)).toBe(below + 120 + 32)
})

it('returns null for a sheet, a backdrop and a screen, which fill the frame', () => {
  expect(measure('<div style="position: fixed; bottom: 0; width: 100px; height: 40px">A</div>')).toBeNull()
  expect(measure('<div style="position: fixed; inset: 0; height: 600px"></div>')).toBeNull()
  expect(measure('<main style="height: 600px">A</main>')).toBeNull()
})

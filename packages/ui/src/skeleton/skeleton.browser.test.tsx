import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton, skeletonShapes } from '.'

it.each(skeletonShapes)('is hidden from screen readers in the shape %s', async (shape) => {
  const screen = await render(<Skeleton shape={shape} />)
  expect(screen.container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})

it('has the given number of lines', async () => {
  const screen = await render(<Skeleton lines={4} />)
  expect(screen.container.firstElementChild?.children).toHaveLength(4)
})

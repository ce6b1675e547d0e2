import { expect, it } from 'vitest'
import { createFrameQueue } from './create-frame-queue'

function joinAt(distances: readonly number[]) {
  const containers = distances.map((distance) => {
    const container = document.createElement('div')
    container.dataset['distance'] = String(distance)
    return container
  })
  const order: string[] = []
  const queue = createFrameQueue((container) =>
    Number(container instanceof HTMLElement && container.dataset['distance']),
  )
  for (const container of containers) queue.join(container, () => order.push(String(container.dataset['distance'])))
  return { containers, order, queue }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

it('loads the frames that are closest to the visible part first, two at a time', async () => {
  const { containers, order, queue } = joinAt([90, 0, 40, 10])
  await soon()
  expect(order).toEqual(['0', '10'])
  queue.leave(containers[1]!)
  await soon()
  expect(order).toEqual(['0', '10', '40'])
})

it('skips a frame that has been removed', async () => {
  const { containers, order, queue } = joinAt([1, 2, 3])
  queue.leave(containers[0]!)
  await soon()
  expect(order).toEqual(['2', '3'])
})

it('loads a frame far below only when the page has been scrolled to it', async () => {
  const { containers, order, queue } = joinAt([0, 2 * innerHeight])
  await soon()
  expect(order).toEqual(['0'])
  containers[1]!.dataset['distance'] = '5'
  queue.update()
  await soon()
  expect(order).toEqual(['0', '5'])
})

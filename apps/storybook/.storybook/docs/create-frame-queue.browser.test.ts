import { expect, it } from 'vitest'
import { createFrameQueue } from './create-frame-queue'

function joinAt(distances: readonly number[]) {
  const places = distances.map((distance) => {
    const place = document.createElement('div')
    place.dataset['distance'] = String(distance)
    return place
  })
  const order: string[] = []
  const queue = createFrameQueue((place) => Number(place instanceof HTMLElement && place.dataset['distance']))
  for (const place of places) queue.join(place, () => order.push(String(place.dataset['distance'])))
  return { places, order, queue }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

it('loads the frames that are closest to the visible part first, two at once', async () => {
  const { places, order, queue } = joinAt([90, 0, 40, 10])
  await soon()
  expect(order).toEqual(['0', '10'])
  queue.leave(places[1]!)
  await soon()
  expect(order).toEqual(['0', '10', '40'])
})

it('skips a frame that has been removed', async () => {
  const { places, order, queue } = joinAt([1, 2, 3])
  queue.leave(places[0]!)
  await soon()
  expect(order).toEqual(['2', '3'])
})

it('loads a frame far below only when the page has been scrolled to it', async () => {
  const { places, order, queue } = joinAt([0, 2 * innerHeight])
  await soon()
  expect(order).toEqual(['0'])
  places[1]!.dataset['distance'] = '5'
  queue.update()
  await soon()
  expect(order).toEqual(['0', '5'])
})

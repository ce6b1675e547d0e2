import { expect, it } from 'vitest'
import { orderLoading } from './order-loading'

function placesAt(distances: readonly number[]) {
  const places = distances.map((distance) => {
    const place = document.createElement('div')
    place.dataset['distance'] = String(distance)
    return place
  })
  const order: string[] = []
  const loading = orderLoading((place) => Number(place instanceof HTMLElement && place.dataset['distance']))
  for (const place of places) loading.join(place, () => order.push(String(place.dataset['distance'])))
  return { places, order, loading }
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

it('loads the windows closest to what is looked at first, two at once', async () => {
  const { places, order, loading } = placesAt([900, 0, 400, 100])
  await soon()
  expect(order).toEqual(['0', '100'])
  loading.leave(places[1]!)
  await soon()
  expect(order).toEqual(['0', '100', '400'])
})

it('gives no turn to a window that has gone', async () => {
  const { places, order, loading } = placesAt([1, 2, 3])
  loading.leave(places[0]!)
  await soon()
  expect(order).toEqual(['2', '3'])
})

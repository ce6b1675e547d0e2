import { expect, it } from 'vitest'
import { createPlayQueue } from './create-play-queue'

it('starts the next story when the one before has ended', async () => {
  const [first, second] = [createPlayQueue(navigator.locks), createPlayQueue(navigator.locks)]
  const order: string[] = []
  await first.begin()
  order.push('first begins')
  const later = second.begin().then(() => order.push('second begins'))
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  order.push('first ends')
  first.end()
  await later
  second.end()
  expect(order).toEqual(['first begins', 'first ends', 'second begins'])
})

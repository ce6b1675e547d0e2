import { expect, it } from 'vitest'
import { emptyToastList, reduceToasts } from './toast-list'

const show = (list: typeof emptyToastList, message: string) => reduceToasts(list, { type: 'shown', toast: { message } })

it('gives every toast an id of its own, even after one has closed', () => {
  const two = show(show(emptyToastList, 'a'), 'b')
  const one = reduceToasts(two, { type: 'closed', id: 1 })
  expect(show(one, 'c').toasts.map(({ id, message }) => [id, message])).toEqual([
    [2, 'b'],
    [3, 'c'],
  ])
})

it('keeps the newest four', () => {
  const list = ['a', 'b', 'c', 'd', 'e'].reduce(show, emptyToastList)
  expect(list.toasts.map(({ message }) => message)).toEqual(['b', 'c', 'd', 'e'])
})

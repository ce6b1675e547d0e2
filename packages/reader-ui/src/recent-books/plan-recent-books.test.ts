import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { planRecentBooks, type AccountBook } from './plan-recent-books'
import { readRecentBooks, recentBooksKey, writeRecentBooks } from './stored-recent-books'

const account = (bookId: number, pageNumber: number | null, readAt: number): AccountBook => ({
  bookId,
  pageNumber,
  readAt,
})
const device = (read: [number, number][], removed: [number, number][] = []) => ({
  read: new Map(read),
  removed: new Map(removed),
})
const ids = (books: readonly { bookId: number }[]) => books.map(({ bookId }) => bookId)
const pageOf = (page: number | null) => () => page

describe('planRecentBooks', () => {
  test('lists books of device and account together, last read first', () => {
    const books = planRecentBooks({
      device: device([
        [1, 10],
        [2, 30],
      ]),
      account: [account(3, 4, 20)],
      devicePageOf: pageOf(5),
    })
    expect(ids(books)).toEqual([2, 3, 1])
  })

  test('takes the page of the later visit', () => {
    const plan = (readAt: number) =>
      planRecentBooks({ device: device([[1, 10]]), account: [account(1, 9, readAt)], devicePageOf: pageOf(5) })
    expect(plan(20)).toEqual([{ bookId: 1, pageNumber: 9, readAt: 20 }])
    expect(plan(5)).toEqual([{ bookId: 1, pageNumber: 5, readAt: 10 }])
  })

  test('leaves out books on their first page and those whose page is unknown', () => {
    expect(planRecentBooks({ device: device([[1, 10]]), account: [], devicePageOf: pageOf(1) })).toEqual([])
    expect(planRecentBooks({ device: device([]), account: [account(1, null, 1)], devicePageOf: pageOf(5) })).toEqual([])
  })

  test('leaves out a removed book until it is read again, on any device', () => {
    const removed: [number, number][] = [[1, 10]]
    const plan = (accountAt: number, deviceAt = 10) =>
      planRecentBooks({
        device: device([[1, deviceAt]], removed),
        account: [account(1, 3, accountAt)],
        devicePageOf: pageOf(5),
      })
    expect(ids(plan(10))).toEqual([])
    expect(ids(plan(11))).toEqual([1])
    expect(ids(plan(0, 12))).toEqual([1])
  })

  test('names each book once, in the order of the visits', () => {
    const moments = fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 99 })))
    fc.assert(
      fc.property(moments, moments, moments, (read, removed, others) => {
        const books = planRecentBooks({
          device: device(read, removed),
          account: others.map(([id, at]) => account(id, 2, at)),
          devicePageOf: pageOf(2),
        })
        expect(new Set(ids(books)).size).toBe(books.length)
        const order = books.map(({ readAt }) => readAt)
        expect(order).toEqual(order.toSorted((a, b) => b - a))
      }),
    )
  })
})

describe('the stored books', () => {
  test('come back as they were written, apart for a guest and for each account', () => {
    const storage = memoryStorage()
    const books = device([[1, 10]], [[2, 20]])
    writeRecentBooks(storage, null, books)
    expect(readRecentBooks(storage, null)).toEqual(books)
    expect(readRecentBooks(storage, 7)).toEqual(device([]))
  })

  test('are empty when the stored text has another form', () => {
    const storage = memoryStorage()
    for (const text of ['{', '[]', '{"read":[["a",1],[1],null,7]}', '{"read":3}']) {
      storage.setItem(recentBooksKey(null), text)
      expect(readRecentBooks(storage, null)).toEqual(device([]))
    }
  })

  test('are the newest 48', () => {
    const storage = memoryStorage()
    writeRecentBooks(storage, null, device(Array.from({ length: 60 }, (_, at) => [at + 1, at])))
    expect([...readRecentBooks(storage, null).read.keys()]).toEqual(Array.from({ length: 48 }, (_, at) => 60 - at))
  })
})

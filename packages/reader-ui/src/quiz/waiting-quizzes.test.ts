import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../testing/memory-storage'
import { openWaitingQuizzes } from './waiting-quizzes'

const open = (storage = memoryStorage(), reader: number | null = null, bookId = 1) =>
  openWaitingQuizzes({ storage, reader, bookId })

describe('the quizzes whose answers wait', () => {
  it('are listed once each, until they are confirmed', () => {
    const storage = memoryStorage()
    const waiting = open(storage)
    waiting.set('7', true)
    waiting.set('7', true)
    waiting.set('9', true)
    expect(open(storage).list()).toEqual(['7', '9'])
    waiting.set('7', false)
    expect(open(storage).list()).toEqual(['9'])
  })
  it('are those of one reader and one book', () => {
    const storage = memoryStorage()
    open(storage, 3, 1).set('7', true)
    expect([open(storage, null, 1).list(), open(storage, 3, 2).list()]).toEqual([[], []])
  })
  it('are none if the stored text is not ours', () => {
    const storage = memoryStorage()
    storage.setItem('lectern.waitingQuizzes.guest.1', '{')
    expect(open(storage).list()).toEqual([])
    storage.setItem('lectern.waitingQuizzes.guest.1', '[7, "9"]')
    expect(open(storage).list()).toEqual(['9'])
  })
})

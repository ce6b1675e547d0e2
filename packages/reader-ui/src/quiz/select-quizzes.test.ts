import type { PopupTrigger } from '@lectern/core/book'
import { describe, expect, test } from 'vitest'
import { selectQuizzes } from './select-quizzes'

const english = { id: '7', haQuizId: 'owls-en', title: 'Owls at night' }
const spanish = { id: '8', haQuizId: 'owls-es', title: 'Búhos de noche' }
const unplaced = { id: '9', haQuizId: null, title: 'Hens' }

const bookIn = (language: string, ...popupTriggers: PopupTrigger[]) => ({
  language,
  chapters: [{ pages: [{ language, popupTriggers }] }],
})
const triggers: PopupTrigger[] = [
  { id: 'a', haQuizId: 'owls-en', hiddenVariations: ['es'], title: { en: 'Quiz' } },
  { id: 'b', haQuizId: 'owls-es', hiddenVariations: ['en'], title: { es: 'Cuestionario' } },
]
const titlesOf = (quizzes: ReturnType<typeof selectQuizzes>) => quizzes.map(({ title }) => title)

describe('selectQuizzes', () => {
  test('leaves out a quiz whose triggers are all hidden in the language of the book', () => {
    const loaded = [english, spanish, unplaced]
    expect(titlesOf(selectQuizzes(loaded, bookIn('en', ...triggers)))).toEqual(['Owls at night', 'Hens'])
    expect(titlesOf(selectQuizzes(loaded, bookIn('es', ...triggers)))).toEqual(['Búhos de noche', 'Hens'])
  })

  test('keeps a quiz that one of its triggers shows, by either of its ids', () => {
    const visible: PopupTrigger = { id: 'c', haQuizId: 8 }
    expect(titlesOf(selectQuizzes([spanish], bookIn('en', ...triggers, visible)))).toEqual(['Búhos de noche'])
  })

  test('keeps every quiz while no page with its trigger is loaded', () => {
    const off: PopupTrigger = { id: 'd', haQuizId: 'owls-es', isQuiz: false, hiddenVariations: ['en'] }
    expect(selectQuizzes([english, spanish], bookIn('en'))).toEqual([english, spanish])
    expect(selectQuizzes([english, spanish], bookIn('en', off))).toEqual([english, spanish])
  })

  test('lists each quiz of the visible triggers once when the server cannot be reached', () => {
    const again: PopupTrigger = { id: 'e', haQuizId: 'owls-es' }
    const found = selectQuizzes(null, bookIn('es', ...triggers, again, { id: 'f', haQuizId: null }))
    expect(found.map(({ id }) => id)).toEqual(['owls-es'])
  })
})

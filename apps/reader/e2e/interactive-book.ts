import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import type { SampleBook } from './sample-book'

/** Ways to use a control: a finger, a mouse or the keyboard. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>
  /** Opens the definition of a marked word of the page. Fingers and mice meet the word, keys the mark under it. */
  readonly define: (marked: { readonly word: Locator; readonly mark: Locator }) => Promise<void>
  /** Marks a choice of a question. */
  readonly choose: (choice: Locator) => Promise<void>
  readonly write: (field: Locator, text: string) => Promise<void>
  readonly close: (panel: Locator) => Promise<void>
}

/** Opens a page of the book with all interactive content, by its number. */
export async function openInteractivePage(page: Page, url: string, book: SampleBook, number: number): Promise<void> {
  const { pageId } = book.pages[number - 1]!
  await page.goto(`${url}/?book=${book.bookId}&page=${pageId}`)
  await expect(page.locator(`[data-shown][data-page="${pageId}"] img`)).toHaveAttribute('data-loaded', '')
}

/** Opens a trigger with several items, a coaching point and a word of the glossary. The second page of the book is shown. */
export async function meetPageContent(page: Page | Frame, { press, define, close }: Hand): Promise<void> {
  const mark = (name: string) => page.locator('[data-shown]').getByRole('button', { name, exact: true })
  const panel = (name: string) => page.getByRole('dialog', { name, exact: true })
  const timeOf = (kind: 'video' | 'audio') =>
    page.evaluate((tag) => document.querySelector<HTMLMediaElement>(`[role=dialog] ${tag}`)?.currentTime ?? 0, kind)

  const lamp = panel('The lamp')
  await press(mark('The lamp'))
  await expect.poll(() => timeOf('video')).toBeGreaterThan(0)
  await press(lamp.getByRole('button', { name: 'Next' }))
  await expect(lamp.getByText(/A lens is a curved glass/)).toBeVisible()
  await press(lamp.getByRole('button', { name: 'Next' }))
  await expect.poll(() => timeOf('audio')).toBeGreaterThan(0)
  await close(lamp)

  const hint = panel('Why does it shine so far?')
  await press(mark('Why does it shine so far?'))
  await expect(hint.getByText(/Look at the lamp|makes its small light/)).toBeVisible()
  await expect(hint.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('rel', /noopener/)
  await close(hint)

  const definition = panel('beam')
  const word = page.locator('[data-shown] [data-word]', { hasText: /^beam$/ })
  await define({ word, mark: mark('Definition of “beam”') })
  await expect(definition.getByText('A long, straight line of light.')).toBeVisible()
  await expect(definition.getByRole('button', { name: 'Listen' })).toBeVisible()
  await close(definition)
}

/** Takes the quiz with a question of each type. The last page of the book is shown. */
export async function takeQuiz(page: Page | Frame, { press, choose, write, close }: Hand): Promise<void> {
  await press(page.locator('[data-shown]').getByRole('button', { name: 'Quiz', exact: true }))
  // The text of the book can be looked up: on a wide screen the quiz stands beside the page.
  const name = 'A night in the harbour'
  const quiz = page.getByRole('dialog', { name }).or(page.getByRole('region', { name }))
  await choose(quiz.getByRole('radio', { name: 'The fog' }))
  await choose(quiz.getByRole('checkbox', { name: 'A pier' }))
  await choose(quiz.getByRole('checkbox', { name: 'Boats' }))
  await choose(quiz.getByRole('radio', { name: 'True' }))
  await write(quiz.getByRole('textbox'), 'Three')
  await press(quiz.getByRole('button', { name: 'Submit answers' }))
  await expect(quiz.getByRole('heading', { name: '4 of 4 questions right' })).toBeFocused()
  await expect(quiz.getByText('There were three boats.')).toBeVisible()
  await close(quiz)
}

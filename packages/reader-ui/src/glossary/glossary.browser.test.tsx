import type { BookGlossary } from '@lectern/api-client/main/glossary'
import axe from 'axe-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { openBookPage, type BookPageOptions } from '../testing/open-book-page'

beforeEach(() => page.viewport(1200, 800))

const drawer = page.getByRole('dialog')
const glossaryId = 'a'.repeat(40)
const toLink = (wav: Uint8Array) => URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))

type Words = BookGlossary['words']

const lamp: Words[number] = {
  id: 1,
  word: 'lamp',
  lang: 'en',
  definitions: [
    { id: 11, lang: 'en', text: 'A thing that gives light.', audio: null },
    { id: 12, lang: 'es', text: 'Una cosa que da luz.', audio: null },
  ],
}
const reader: Words[number] = {
  id: 2,
  word: 'last reader',
  lang: 'en',
  definitions: [{ id: 21, lang: 'en', text: 'Whoever leaves at night.', audio: null }],
}

interface GlossaryOptions extends Omit<BookPageOptions, 'respond'> {
  readonly words?: Words
  readonly change?: (book: BookSource) => BookSource
}

async function openGlossary({ words = [lamp, reader], change, ...o }: GlossaryOptions = {}) {
  const made = makeFixtureBook({ toLink })
  const book = { ...(change?.(made) ?? made), glossary: { id: glossaryId, wordCount: words.length } }
  const opened = await openBookPage({
    search: '?book=1&chapter=10&page=100',
    ...o,
    respond: () => book,
    respondTo: (path, request) =>
      path.endsWith(`/glossary/${glossaryId}`) ? Response.json({ words }) : o.respondTo?.(path, request),
  })
  return opened
}

const markOf = (word: string) => page.getByRole('button', { name: `Definition of “${word}”` })

function findWord(text: string): HTMLElement {
  const words = document.querySelectorAll<HTMLElement>('[data-shown] [data-word]')
  const word = Array.from(words).find((element) => element.textContent === text)
  if (word === undefined) throw new Error(`The page has no word ${text}.`)
  return word
}

async function expectAccessible(element: Element) {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(element)
  expect(violations.map(({ id }) => id)).toEqual([])
}

describe('the definition drawer', () => {
  it('shows the definitions of a word and the sentence in which it stands [UI-006] [GLOS-002]', async () => {
    await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer).toHaveAccessibleName('lamp')
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    await expect
      .element(drawer.getByRole('blockquote'))
      .toHaveTextContent('The lamp in the library had been asleep all day.')
    await expectAccessible(drawer.element())
  })
})

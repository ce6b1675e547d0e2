import type { BookGlossary } from '@lectern/api-client/main/glossary'
import type { PopupTrigger } from '@lectern/core/book'
import { localeStorageKey } from '@lectern/ui'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BookSource } from '../book/book-source'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { synthesizeNarration } from '../fixtures/synthesize-narration'
import { toHebrew } from '../fixtures/to-hebrew'
import { pageTurned } from '../store/reading-slice'
import { openBookPage, type BookPageOptions } from '../testing/open-book-page'
import { memoryStorage } from '../testing/memory-storage'
import { expectAccessible } from '../testing/expect-accessible'

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
      o.respondTo?.(path, request) ?? (path.endsWith(`/glossary/${glossaryId}`) ? Response.json({ words }) : undefined),
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

const pressMenuOf = (text: string) => userEvent.click(findWord(text), { button: 'right' })
const listenNow = () => page.getByRole('button', { name: 'Listening' })

/** Returns a storage in which the interface is Spanish. */
function inSpanish() {
  const storage = memoryStorage()
  storage.setItem(localeStorageKey, 'es')
  return storage
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

  it('opens by keyboard from the mark, and returns the focus to it', async () => {
    await openGlossary()
    const mark = markOf('last reader')
    await expect.element(mark).toBeInTheDocument()
    page.getByRole('region', { name: 'Page of the book' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(markOf('lamp')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(mark).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).toHaveAccessibleName('last reader')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(mark).toHaveFocus()
  })

  it('opens by the menu of a word, which has the entry for words of the glossary alone', async () => {
    await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await expect.element(listenNow()).toBeVisible()
    await pressMenuOf('library')
    await expect.element(drawer).toHaveAccessibleName('library')
    await expect.element(page.getByRole('button', { name: 'Definition', exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await pressMenuOf('reader')
    await page.getByRole('button', { name: 'Definition', exact: true }).click()
    await expect.element(drawer).toHaveAccessibleName('last reader')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('region', { name: 'Page of the book' })).toHaveFocus()
  })

  it('has the definition in the language of the interface, and offers the others', async () => {
    await openGlossary({ storage: inSpanish() })
    const mark = page.getByRole('button', { name: 'Definición de «lamp»' })
    await expect.element(mark).toBeInTheDocument()
    mark.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer.getByText('Una cosa que da luz.')).toBeVisible()
    expect(drawer.getByText('Una cosa que da luz.').element().getAttribute('lang')).toBe('es')
    await drawer.getByRole('button', { name: 'English' }).click()
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    await expect.element(drawer.getByText('Una cosa que da luz.')).not.toBeInTheDocument()
  })

  it('falls back to another language, and names it', async () => {
    const definitions = [{ id: 1, lang: 'fr', text: 'Ce qui éclaire.', audio: null }]
    await openGlossary({ words: [{ ...lamp, definitions }] })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer.getByText('Ce qui éclaire.')).toBeVisible()
    await expect.element(drawer.getByText('Defined in French')).toBeVisible()
  })

  it('plays the recording of a definition, and says when it cannot', async () => {
    const sound = toLink(synthesizeNarration([{ start: 0, end: 0.4 }]))
    const definitions = [sound, '/missing.mp3', 'javascript:alert(1)'].map((audio, id) => ({
      id,
      lang: 'en',
      text: `Definition ${id}`,
      audio,
    }))
    await openGlossary({ words: [{ ...lamp, definitions }] })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    const listen = drawer.getByRole('button', { name: 'Listen' })
    await expect.poll(() => listen.elements().length).toBe(2)
    const played: string[] = []
    document.addEventListener('playing', ({ target }) => played.push(String(Reflect.get(Object(target), 'src'))), true)
    await listen.first().click()
    await expect.poll(() => played).toEqual([sound])
    await expect.element(drawer.getByText('The recording could not be played.')).not.toBeInTheDocument()
    await listen.last().click()
    await expect.element(drawer.getByText('The recording could not be played.')).toBeVisible()
  })

  it('shows texts that look like code as they are', async () => {
    const hostile = '<img src=x onerror="window.hacked = true">{{7*7}}'
    const definitions = [{ id: 1, lang: 'en', text: hostile, audio: null }]
    await openGlossary({ words: [{ ...lamp, forms: [hostile], definitions }] })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer.getByText(hostile)).toBeVisible()
    expect(Reflect.get(window, 'hacked')).toBeUndefined()
  })

  it('pauses the narration, which goes on when it closes', async () => {
    const { store } = await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => store.getState().reading.isPlaying).toBe(true)
    markOf('lamp').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).toHaveAccessibleName('lamp')
    expect(store.getState().reading.isPlaying).toBe(false)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => store.getState().reading.isPlaying).toBe(true)
  })

  it.each([
    [375, 667],
    [667, 375],
  ])('fits a screen of %i by %i pixels', async (width, height) => {
    await page.viewport(width, height)
    await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const box = drawer.element().getBoundingClientRect()
    expect([box.left >= 0, box.right <= width, box.bottom <= height]).toEqual([true, true, true])
  })
  it.each(['lamp', 'library'])('leaves the word %s visible beside it in a window of 900 pixels', async (word) => {
    await page.viewport(900, 800)
    await openGlossary({ words: [lamp, { ...lamp, id: 3, word: 'library' }] })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord(word))
    await expect.element(drawer.getByRole('listitem').first()).toBeVisible()
    const [box, pressed] = [drawer.element(), findWord(word)].map((element) => element.getBoundingClientRect())
    expect(box!.right <= pressed!.left || box!.left >= pressed!.right).toBe(true)
  })
  it('leaves the upper half of a phone to the page for a short definition', async () => {
    await page.viewport(375, 667)
    await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    const box = drawer.element().getBoundingClientRect()
    expect(box.top).toBeGreaterThan(667 / 2)
    expect(box.bottom).toBe(667)
  })
})

describe('a word of the glossary on the page', () => {
  it('is underlined at its place, below its highlight, without a style of its own', async () => {
    await openGlossary()
    const mark = markOf('lamp')
    await expect.element(mark).toBeInTheDocument()
    const word = findWord('lamp')
    const [of, around] = [mark.element().getBoundingClientRect(), word.getBoundingClientRect()]
    expect(Math.abs(of.left - around.left)).toBeLessThan(3)
    expect(Math.abs(of.right - around.right)).toBeLessThan(3)
    expect(getComputedStyle(mark.element(), '::after').height).toBe('2px')
    expect(parseFloat(getComputedStyle(mark.element(), '::after').top)).toBeGreaterThanOrEqual(of.height)
    expect(document.elementFromPoint(of.left + 3, of.top + of.height / 2)?.closest('[data-word]')).toBe(word)
    await expectAccessible(document.body)
  })

  it('plays from itself while the narration plays', async () => {
    const { store } = await openGlossary()
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(() => store.getState().reading.isPlaying).toBe(true)
    const { cue } = store.getState().reading
    await userEvent.click(findWord('lamp'))
    await expect.poll(() => store.getState().reading.cue).not.toEqual(cue)
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('is marked on right-to-left pages', async () => {
    const words = [{ ...lamp, lang: 'he', definitions: [{ id: 1, lang: 'he', text: 'דבר שנותן אור', audio: null }] }]
    await openGlossary({ words, change: toHebrew })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    const [of, around] = [markOf('lamp').element(), findWord('lamp')].map((each) => each.getBoundingClientRect())
    expect(Math.abs(of!.left - around!.left)).toBeLessThan(3)
    await userEvent.click(findWord('lamp'))
    await expect.element(drawer.getByText('דבר שנותן אור')).toBeVisible()
    expect(getComputedStyle(drawer.getByText('דבר שנותן אור').element()).direction).toBe('rtl')
  })

  it.each([
    ['its name', { name: 'GLOSSARY' }],
    ['its type', { type: 'Glossary' }],
  ])('is not marked and has no definition in the glossary chapter, known by %s [GLOS-003]', async (_by, fields) => {
    const change = (book: BookSource): BookSource => ({
      ...book,
      chapters: book.chapters.map((chapter, index) => (index === 0 ? { ...chapter, ...fields } : chapter)),
    })
    const words = ['lamp', 'book'].map((word, id) => ({ ...lamp, id, word }))
    const { store } = await openGlossary({ words, change })
    await expect.element(listenNow()).toBeVisible()
    await pressMenuOf('lamp')
    await expect.element(drawer).toHaveAccessibleName('lamp')
    await userEvent.keyboard('{Escape}')
    // The words of the next chapter are marked: the glossary is loaded.
    store.dispatch(pageTurned({ place: { chapterId: 11, pageId: 110 }, by: 'hand' }))
    await expect.element(markOf('book')).toBeInTheDocument()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 100 }, by: 'hand' }))
    await expect.poll(() => document.querySelector('[data-shown]')?.getAttribute('data-page')).toBe('100')
    await expect.element(markOf('lamp')).not.toBeInTheDocument()
    await pressMenuOf('lamp')
    await expect.element(drawer).toHaveAccessibleName('lamp')
    await expect.element(page.getByRole('button', { name: 'Definition', exact: true })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await userEvent.click(findWord('lamp'))
    await expect.poll(() => store.getState().reading.isPlaying).toBe(true)
    await expect.element(drawer).not.toBeInTheDocument()
  })

  it('is marked once the browser is online again', async () => {
    let isAway = true
    await openGlossary({
      respondTo: (path) =>
        isAway && path.includes('/glossary/')
          ? Response.json({ code: 'unavailable', msg: 'Later.' }, { status: 503 })
          : undefined,
    })
    await expect.element(listenNow()).toBeVisible()
    await expect.element(markOf('lamp')).not.toBeInTheDocument()
    isAway = false
    await expect
      .poll(() => {
        window.dispatchEvent(new Event('online'))
        return markOf('lamp').elements().length
      })
      .toBe(1)
  })
})

describe('a trigger with a definition', () => {
  const openTrigger = async (fields: Partial<PopupTrigger>, o: GlossaryOptions = {}) => {
    const trigger: PopupTrigger = { id: 't', x: 600, y: 600, title: { en: 'Lamps' }, ...fields }
    const opened = await openGlossary({
      ...o,
      change: (book) => {
        const changed = o.change?.(book) ?? book
        const chapters = changed.chapters.map((chapter) => ({
          ...chapter,
          pages: chapter.pages.map((own) => (own.pageId === 100 ? { ...own, popupTriggers: [trigger] } : own)),
        }))
        return { ...changed, chapters }
      },
    })
    const mark = page.getByRole('button', { name: /^Lamps|^Owl/ })
    await expect.element(mark).toBeVisible()
    return { ...opened, mark }
  }
  const items = [{ type: 'definition', content: { en: 'What is lit at night.' } }]

  it('opens the drawer of its word, below its own text, and gets the focus back [GLOS-004]', async () => {
    const { mark } = await openTrigger({ items })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    mark.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(drawer).toHaveAccessibleName('lamp')
    await expect.element(drawer.getByText('What is lit at night.')).toBeVisible()
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    await expect
      .element(drawer.getByRole('blockquote'))
      .toHaveTextContent('The lamp in the library had been asleep all day.')
    await expectAccessible(drawer.element())
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(mark).toHaveFocus()
  })

  it('shows its text once when the glossary has the same', async () => {
    const { mark } = await openTrigger({ items: [{ type: 'definition', content: 'A thing that gives light.' }] })
    await expect.element(markOf('lamp')).toBeInTheDocument()
    await mark.click()
    await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
    expect(drawer.getByText('A thing that gives light.').elements()).toHaveLength(1)
  })

  it.each<[string, Partial<PopupTrigger>, GlossaryOptions]>([
    ['the glossary does not have its word', { title: { en: 'Owl' } }, {}],
    [
      'it is in the glossary chapter',
      {},
      {
        change: (book) => ({
          ...book,
          chapters: book.chapters.map((chapter, index) => (index === 0 ? { ...chapter, name: 'Glossary' } : chapter)),
        }),
      },
    ],
  ])('keeps its popup when %s', async (_when, fields, o) => {
    const words = ['lamp', 'book'].map((word, id) => ({ ...lamp, id, word }))
    const { mark, store } = await openTrigger({ items, ...fields }, { words, ...o })
    // The words of the next chapter are marked: the glossary is loaded.
    store.dispatch(pageTurned({ place: { chapterId: 11, pageId: 110 }, by: 'hand' }))
    await expect.element(markOf('book')).toBeInTheDocument()
    store.dispatch(pageTurned({ place: { chapterId: 10, pageId: 100 }, by: 'hand' }))
    await mark.click()
    await expect.element(drawer.getByText('What is lit at night.')).toBeVisible()
    await expect.element(drawer.getByText('A thing that gives light.')).not.toBeInTheDocument()
  })
})

it('a preview marks the words of the working form', async () => {
  const made = makeFixtureBook({ toLink })
  await openBookPage({
    search: '?book=1&chapter=10&page=100&preview=1',
    respond: () => made,
    respondTo: (path) => (path.endsWith('/bookData/1/preview/glossary') ? Response.json({ words: [lamp] }) : undefined),
  })
  await expect.element(markOf('lamp')).toBeInTheDocument()
  await userEvent.click(findWord('lamp'))
  await expect.element(drawer.getByText('A thing that gives light.')).toBeVisible()
})

it('a book without a glossary requests none, nor its code', async () => {
  const asked: string[] = []
  const made = makeFixtureBook({ toLink })
  await openBookPage({
    search: '?book=1&chapter=10&page=100',
    respond: () => made,
    respondTo: (path) => {
      asked.push(path)
      return undefined
    },
  })
  await expect.element(listenNow()).toBeVisible()
  expect(asked.filter((path) => path.includes('glossary'))).toEqual([])
  expect(document.querySelector('[data-glossary]')).toBeNull()
})

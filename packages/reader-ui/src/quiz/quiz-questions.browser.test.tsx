import { localeStorageKey } from '@lectern/ui'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { makeFixtureBook } from '../fixtures/make-fixture-book'
import { toHebrew } from '../fixtures/to-hebrew'
import { memoryStorage } from '../testing/memory-storage'
import { openQuiz } from '../testing/open-quiz'
import { makeQuestion, makeQuiz, openQuizServer } from '../testing/open-quiz-server'

beforeEach(() => window.sessionStorage.clear())
afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const submit = { name: 'Submit answers' }
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
const medium = (id: number, o: { language?: string; url?: string; type?: string; alt?: string }) => ({
  id,
  type: o.type ?? 'image',
  url: o.url ?? '/objects/owl.webp',
  language: o.language ?? null,
  metadata: o.alt === undefined ? {} : { alt: o.alt },
})

describe('the questions of a quiz', () => {
  it('are of four types: choices, true or false, short answers; others are reported [QUIZ-008]', async () => {
    const questions = [
      makeQuestion(1),
      makeQuestion(2, { type: 'MULTIPLE_CHOICE', choices: ['Owl', 'Bat', 'Crow'] }),
      makeQuestion(3, { type: 'trueFalse', choices: ['True', 'False'] }),
      makeQuestion(4, { type: 'short-answer', choices: [] }),
      makeQuestion(5, { type: 'drawing', choices: [] }),
    ]
    const { dialog, server } = await openQuiz({ quiz: { questions } })
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('checkbox', { name: 'Owl' }).click()
    await dialog.getByRole('checkbox', { name: 'Crow' }).click()
    await dialog.getByRole('checkbox', { name: 'Bat' }).click()
    await dialog.getByRole('checkbox', { name: 'Bat' }).click()
    await dialog.getByRole('radio', { name: 'False' }).click()
    await dialog.getByRole('textbox', { name: 'Your answer' }).fill('mice')
    await expect
      .element(dialog.getByText("This kind of question can't be answered here. It doesn't count."))
      .toBeVisible()
    await dialog.getByRole('button', submit).click()
    await expect.element(dialog.getByRole('heading', { name: /questions right$/ })).toBeVisible()
    expect(server.received[0]?.body.selectedAnswers).toEqual([
      { questionId: 1, answerIds: [11] },
      { questionId: 2, answerIds: [21, 23] },
      { questionId: 3, answerIds: [32] },
      { questionId: 4, text: 'mice' },
    ])
  })
  it('have the texts of the language on show, before and after grading, else the single ones', async () => {
    const questions = [
      makeQuestion(1, { texts: { en: 'Who hoots?', es: '¿Quién ulula?' } }),
      makeQuestion(2, { texts: { es: '¿Quién vuela?' } }),
    ].map((question) => ({
      ...question,
      answers: question.answers.map((answer, index) => ({ ...answer, texts: index === 0 ? { en: 'An owl' } : {} })),
    }))
    const server = openQuizServer(makeQuiz({ questions }), {
      feedback: 'For all.',
      feedbacks: { en: 'Owls hoot.', es: 'Ululan.' },
      scoreFeedback: { text: 'For all scores.', texts: { en: 'Read page 3 again.' } },
    })
    const { dialog } = await openQuiz({ server })
    const first = dialog.getByRole('radiogroup', { name: /Who hoots\?/ })
    await expect.element(first.getByRole('radio', { name: 'An owl' })).toBeVisible()
    await expect.element(dialog.getByRole('radiogroup', { name: /Question number 2\?/ })).toBeVisible()
    await first.getByRole('radio', { name: 'The hen' }).click()
    await dialog.getByRole('radio', { name: 'The hen' }).nth(1).click()
    await dialog.getByRole('button', submit).click()
    await expect.element(first.getByText('Owls hoot.')).toBeVisible()
    await expect.element(dialog.getByText('Read page 3 again.')).toBeVisible()
    expect(dialog.element().textContent).not.toMatch(/Have another look|For all/)
  })
  it('keep shuffled answers in one order during an attempt, and send the chosen ids', async () => {
    const choices = ['Owl', 'Bat', 'Crow', 'Hen', 'Duck', 'Swan', 'Crane', 'Jay']
    const server = openQuizServer(
      makeQuiz({ questions: [makeQuestion(1, { choices, shufflesAnswers: true })], attemptsAllowed: 9 }),
    )
    const storage = memoryStorage()
    const orderIn = (dialog: Locator) =>
      Array.from(dialog.element().querySelectorAll('label'), ({ textContent }) => textContent)
    const first = await openQuiz({ server, storage })
    await expect.element(first.dialog.getByRole('radio', { name: 'Owl' })).toBeVisible()
    const order = orderIn(first.dialog)
    expect(order.toSorted()).toEqual(choices.toSorted())
    await first.screen.unmount()
    const second = await openQuiz({ server, storage })
    await expect.element(second.dialog.getByRole('radio', { name: 'Owl' })).toBeVisible()
    expect(orderIn(second.dialog)).toEqual(order)
    await second.dialog.getByRole('radio', { name: 'Crane' }).click()
    await second.dialog.getByRole('button', submit).click()
    await expect.element(second.dialog.getByRole('heading', { name: /right$/ })).toBeVisible()
    expect(server.received[0]?.body.selectedAnswers).toEqual([{ questionId: 1, answerIds: [17] }])
    expect(orderIn(second.dialog).map((text) => text.split(/ (?:Your|Correct)/)[0])).toEqual(order)
    // One of 40320 orders is that of before.
    const orders = new Set<string>()
    for (let tries = 0; tries < 3; tries += 1) {
      await second.dialog.getByRole('button', { name: 'Try again' }).click()
      orders.add(orderIn(second.dialog).join())
      await second.dialog.getByRole('radio', { name: 'Crane' }).click()
      await second.dialog.getByRole('button', submit).click()
      await expect.element(second.dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
    }
    expect(orders.size).toBeGreaterThan(1)
  })
  it('have media, and so have their answers [QUIZ-005]', async () => {
    const question = makeQuestion(1, {
      media: [
        medium(1, { alt: 'An owl' }),
        medium(2, { type: 'audio/mpeg', url: '/objects/hoot.mp3', alt: 'Its call' }),
      ],
      answers: [
        {
          id: 11,
          text: 'This one',
          texts: {},
          media: [medium(3, { type: 'video', url: '/objects/owl.mp4', alt: 'It flies' })],
        },
        {
          id: 12,
          text: 'That one',
          texts: {},
          media: [medium(4, { type: 'pdf', url: 'https://zoo.example/owl.pdf' })],
        },
      ],
    })
    const { dialog } = await openQuiz({ quiz: { questions: [question] } })
    await expect.element(dialog.getByRole('img', { name: 'An owl' })).toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Its call' })).toBeVisible()
    const sources = Array.from(dialog.element().querySelectorAll('audio, video'), (element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('src'),
    ])
    expect(sources).toEqual([
      [null, '/objects/hoot.mp3'],
      ['It flies', '/objects/owl.mp4'],
    ])
    const link = dialog.getByRole('link', { name: 'Open attachment (new tab)' }).element()
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
      'https://zoo.example/owl.pdf',
      'noopener noreferrer',
    ])
  })
  it('show media of another language to its readers only, and none with an unknown scheme [QUIZ-015]', async () => {
    const media = [
      medium(1, { alt: 'For all' }),
      medium(2, { alt: 'English', language: 'en' }),
      medium(3, { alt: 'Spanish', language: 'es' }),
      medium(4, { alt: 'Script', url: 'javascript:alert(1)' }),
      medium(5, { alt: 'Inline', url: picture }),
    ]
    for (const [variation, names] of [
      ['en', ['For all', 'English']],
      ['es', ['For all', 'Spanish']],
    ] as const) {
      window.sessionStorage.clear()
      const { dialog, screen } = await openQuiz({
        quiz: { questions: [makeQuestion(1, { media })] },
        search: `?book=1&quiz=7&variation=${variation}`,
      })
      await expect.element(dialog.getByRole('img', { name: 'For all' })).toBeInTheDocument()
      expect(Array.from(dialog.element().querySelectorAll('img'), (image) => image.alt)).toEqual(names)
      await screen.unmount()
    }
  })
  it('show their feedback and right answers after grading, and not before [QUIZ-006]', async () => {
    const questions = [makeQuestion(1), makeQuestion(2, { type: 'short-answer', choices: [] })]
    const { dialog } = await openQuiz({ quiz: { questions }, feedback: 'Owls hunt by night.' })
    await dialog.getByRole('radio', { name: 'The hen' }).click()
    await dialog.getByRole('textbox').fill('seeds')
    for (const text of ['Owls hunt by night.', 'Correct answer', 'mice']) {
      expect(document.documentElement.outerHTML).not.toContain(text)
    }
    await dialog.getByRole('button', submit).click()
    await expect.poll(() => dialog.getByText('Owls hunt by night.').elements()).toHaveLength(2)
    await expect.element(dialog.getByRole('radio', { name: 'The owl Correct answer' })).toBeVisible()
    await expect.element(dialog.getByText('mice')).toBeVisible()
    await expect.element(dialog.getByRole('radiogroup', { name: /Wrong$/ })).toBeVisible()
  })
  it('show stored texts as text', async () => {
    const text = '<img src=x onerror="window.hacked = 1"><b>Bold</b>'
    const { dialog } = await openQuiz({
      quiz: { title: text, questions: [makeQuestion(1, { text, choices: [text] })] },
    })
    await expect.element(dialog.getByRole('radio', { name: text })).toBeVisible()
    expect(dialog.element().querySelector('b, img')).toBeNull()
  })
})

describe('an open-book quiz', () => {
  const openBook = { quiz: { isOpenBook: true } }
  it('lets the reader turn pages and keeps the answers, beside the page [QUIZ-009]', async () => {
    const { screen, shownPage } = await openQuiz(openBook)
    const quiz = screen.getByRole('region', { name: 'Owls at night' })
    await quiz.getByRole('radio', { name: 'The owl' }).click()
    const before = shownPage()
    await screen.getByRole('button', { name: /next page/i }).click()
    await expect.poll(shownPage).not.toBe(before)
    await expect.element(quiz.getByRole('radio', { name: 'The owl' })).toBeChecked()
  })
  it('can be put away on a phone to look in the book, before and after grading', async () => {
    await page.viewport(375, 667)
    const { screen, dialog } = await openQuiz(openBook)
    await dialog.getByRole('radio', { name: 'The owl' }).click()
    await dialog.getByRole('button', { name: 'Look in the book' }).click()
    await expect.poll(() => dialog.query()).toBeNull()
    const stage = screen.getByRole('region', { name: 'Page of the book' })
    await expect.element(stage).toHaveFocus()
    await screen.getByRole('button', { name: 'Back to the quiz' }).click()
    await expect.element(dialog.getByRole('radio', { name: 'The owl' })).toBeChecked()
    await dialog.getByRole('button', submit).click()
    const result = dialog.getByRole('heading', { name: '1 of 1 question right' })
    await expect.element(result).toBeVisible()
    await dialog.getByRole('button', { name: 'Look in the book' }).click()
    await expect.element(stage).toHaveFocus()
    await screen.getByRole('button', { name: 'Back to the quiz' }).click()
    await expect.element(result).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(stage).toHaveFocus()
  })
  it('is modal if the book is closed', async () => {
    const { dialog, shownPage } = await openQuiz()
    await expect.element(dialog).toBeVisible()
    const before = shownPage()
    await userEvent.keyboard('{ArrowRight}')
    expect(shownPage()).toBe(before)
    expect(dialog.getByRole('button', { name: 'Look in the book' }).query()).toBeNull()
  })
})

describe('a question read aloud', () => {
  it('reads question and answers in the language of the book, and stops [QUIZ-016]', async () => {
    const spoken: { text: string; lang: string; end: () => void }[] = []
    let cancels = 0
    class Utterance extends EventTarget {
      lang = ''
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', {
      speak: (utterance: Utterance) =>
        spoken.push({
          text: utterance.text,
          lang: utterance.lang,
          end: () => utterance.dispatchEvent(new Event('end')),
        }),
      cancel: () => (cancels += 1),
    })
    const { dialog } = await openQuiz({ search: '?book=1&quiz=7&variation=es' })
    await dialog.getByRole('button', { name: 'Read aloud: question 1' }).click()
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['Question number 1?', 'es'],
      ['The owl', 'es'],
      ['The hen', 'es'],
    ])
    const before = cancels
    await dialog.getByRole('button', { name: 'Stop reading: question 1' }).click()
    expect(cancels).toBeGreaterThan(before)
    await dialog.getByRole('button', { name: 'Read aloud: question 1' }).click()
    spoken.at(-1)?.end()
    await expect.element(dialog.getByRole('button', { name: 'Read aloud: question 1' })).toBeVisible()
  })
})

describe('the texts of a quiz', () => {
  it('are in the language of the interface', async () => {
    const storage = memoryStorage()
    storage.setItem(localeStorageKey, 'es')
    const { dialog } = await openQuiz({ storage })
    await expect.element(dialog.getByRole('button', { name: 'Enviar respuestas' })).toBeVisible()
  })
  it('fit a phone, from right to left too', async () => {
    await page.viewport(375, 667)
    const book = toHebrew(makeFixtureBook({ toLink: () => 'data:audio/wav;base64,' }))
    const { dialog } = await openQuiz({
      respond: () => book,
      quiz: { questions: [makeQuestion(1, { text: 'מי ער בלילה?', choices: ['הינשוף', 'w'.repeat(90)] })] },
    })
    await expect.element(dialog.getByRole('radio', { name: 'הינשוף' })).toBeVisible()
    const { scrollWidth, clientWidth } = dialog.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    for (const label of dialog.element().querySelectorAll('label')) {
      expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  })
})

import type { PopupTrigger } from '@lectern/core/book'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { synthesizeNarration } from '../fixtures/synthesize-narration'
import { playPressed } from '../store/reading-slice'
import { memoryStorage } from '../testing/memory-storage'
import { expectAccessible } from '../testing/expect-accessible'
import { openTriggers, toWavLink, type TriggerOptions } from '../testing/open-triggers'
import { makeQuiz, openQuizServer } from '../testing/open-quiz-server'
import { recordWebm } from '../testing/record-webm'

beforeEach(async () => {
  // A quiz that is open is opened again after a reload.
  window.sessionStorage.clear()
  await page.viewport(1200, 800)
})
afterEach(() => vi.restoreAllMocks())

const popup = page.getByRole('dialog')
const mark = page.getByRole('button', { name: 'Lamp', exact: true })
const sound = (seconds: number) => toWavLink(synthesizeNarration([{ start: 0, end: seconds }]))

/** Opens the book with one trigger, and presses it. */
async function openLamp(fields: Partial<PopupTrigger>, o?: TriggerOptions) {
  const trigger = { id: 'lamp', x: 100, y: 100, width: 90, height: 90, title: { en: 'Lamp' }, ...fields }
  const opened = await openTriggers([trigger], o)
  await expect.element(mark).toBeVisible()
  return opened
}
function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}
const findMedia = () => document.querySelector<HTMLMediaElement>('[role="dialog"] :is(audio, video)')

describe('the items of a trigger', () => {
  it('can be a video, which pauses the narration while it plays [POP-004]', async () => {
    const film = await recordWebm({ seconds: 0.8, color: 'teal' })
    const { store, reading } = await openLamp({ items: [{ type: 'video', content: { en: film } }] })
    store.dispatch(playPressed())
    await expect.poll(() => reading().isPlaying).toBe(true)
    await mark.click()
    await expect.poll(() => findMedia()?.currentTime).toBeGreaterThan(0)
    expect(findMedia()).toBeInstanceOf(HTMLVideoElement)
    expect(reading().isPlaying).toBe(false)
    await expectAccessible(popup.element())
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => reading().isPlaying).toBe(true)
  })

  it('can be a sound, which stops when the narration starts [POP-005]', async () => {
    const { store, reading } = await openLamp({ items: [{ type: 'audio', content: { en: sound(20) } }] })
    await mark.click()
    await expect.poll(() => findMedia()?.paused).toBe(false)
    expect(findMedia()).toBeInstanceOf(HTMLAudioElement)
    await expectAccessible(popup.element())
    store.dispatch(playPressed())
    await expect.poll(() => findMedia()?.paused).toBe(true)
    await expect.poll(() => reading().isPlaying).toBe(true)
  })

  it('show the subtitles of a film or a sound while it plays, and load them again when they could not be loaded', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { fetch } = window
    let isThere = false
    const answer = () =>
      isThere
        ? new Response('WEBVTT\n\n00:00.000 --> 00:20.000\nThe <b>lamp</b> glows.\n')
        : new Response('', { status: 404 })
    vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      return pathname === '/lamp.vtt' ? Promise.resolve(answer()) : fetch(input, init)
    })
    await openLamp({ items: [{ type: 'audio', content: { en: sound(20) }, subtitles: { en: '/lamp.vtt' } }] })
    await mark.click()
    await expect.element(popup.getByText('The subtitles could not be loaded.')).toBeVisible()
    isThere = true
    await popup.getByRole('button', { name: 'Try again' }).click()
    await expect.element(popup.getByRole('group', { name: 'Subtitles' })).toHaveTextContent('The lamp glows.')
    await expectAccessible(popup.element())
  })

  it('can be a definition [POP-006]', async () => {
    await openLamp({ items: [{ type: 'definition', content: { en: 'A thing that\ngives light.' } }] })
    await mark.click()
    await expect.element(popup).toHaveAccessibleName('Lamp')
    await expect.element(popup.getByText(/gives light/)).toBeVisible()
    await expectAccessible(popup.element())
  })

  it('follow each other in order, each in the language of the reader or the first that it has [POP-026]', async () => {
    const items = [
      { type: 'definition', content: { en: 'First', es: 'Primero' } },
      { type: 'definition', content: { de: 'Zweiter', en: ' ' } },
      { type: 'definition', content: { es: ' ', zh: '' } },
      { type: 'definition', content: { en: 'Third' } },
    ]
    await openLamp({ items }, { search: '?book=1&page=100&variation=es' })
    await mark.click()
    await expect.element(popup.getByText('Primero')).toHaveAttribute('lang', 'es')
    await expect.element(popup.getByRole('status')).toHaveTextContent('1 of 3')
    const [back, on] = ['Previous', 'Next'].map((name) => popup.getByRole('button', { name }))
    await expect.element(back!).toHaveAttribute('aria-disabled', 'true')
    await on!.click()
    await expect.element(popup.getByText('Zweiter')).toHaveAttribute('lang', 'de')
    await on!.click()
    await expect.element(popup.getByText('Third')).toBeVisible()
    // The focus stays, and another press goes nowhere.
    await expect.element(on!).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup.getByRole('status')).toHaveTextContent('3 of 3')
    await expectAccessible(popup.element())
    await back!.click()
    await expect.element(popup.getByText('Zweiter')).toBeVisible()
  })

  it('say that a file cannot be played, with ways out', async () => {
    let refreshes = 0
    await openLamp(
      { items: [{ type: 'video', content: { en: '/no-such-film.mp4' } }] },
      { onPart: async () => refreshes++ },
    )
    await mark.click()
    await expect.element(popup.getByText('This could not be played.')).toBeVisible()
    await expectAccessible(popup.element())
    const retry = popup.getByRole('button', { name: 'Try again' })
    const link = popup.getByRole('link', { name: 'Open it in a new tab' })
    expect(Math.abs(middleOf(retry.element()) - middleOf(link.element()))).toBeLessThan(2)
    const before = refreshes
    await retry.click()
    await expect.poll(() => refreshes).toBeGreaterThan(before)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  })
})

describe('a trigger', () => {
  it('opens its link in a new tab that does not know the reader, for allowed addresses only [POP-011] [POP-016]', async () => {
    await openTriggers([
      {
        id: 'zoo',
        x: 100,
        y: 100,
        title: { en: 'Zoo' },
        isExternalLink: true,
        externalLink: { en: 'https://zoo.example/owls' },
      },
      { id: 'bad', x: 300, y: 100, title: { en: 'Bad' }, isExternalLink: true, externalLink: ' java\tscript:alert(1)' },
    ])
    const link = page.getByRole('link', { name: 'Zoo (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('href', 'https://zoo.example/owls')
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await page.getByRole('button', { name: 'Bad' }).click()
    await expect.element(popup.getByText(/cannot be opened/)).toBeVisible()
    expect(document.querySelector('[href*="script"]')).toBeNull()
  })

  it('shows its contact, with links for mail, telephone and web [POP-012]', async () => {
    const contactInfo = {
      name: 'Ann',
      email: 'ann@zoo.example',
      phone: '+1 555 0100',
      hours: '9 to 5',
      url: 'javascript:alert(1)',
    }
    await openLamp({ isContact: true, contactInfo })
    await mark.click()
    await expect
      .element(popup.getByRole('link', { name: 'ann@zoo.example' }))
      .toHaveAttribute('href', 'mailto:ann@zoo.example')
    await expect.element(popup.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100')
    await expect.element(popup.getByText('9 to 5')).toBeVisible()
    expect(popup.getByRole('link').elements()).toHaveLength(2)
    await expectAccessible(popup.element())
  })

  it('moves to the place that it names, at once if it does nothing else [POP-013]', async () => {
    const { shownPage } = await openLamp({ nav: '{"pageId":111}' })
    await expect.element(mark).not.toHaveAttribute('aria-haspopup')
    await mark.click()
    await expect.poll(shownPage).toBe('111')
    // The mark is gone with its page.
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Page of the book')
  })

  it('offers the place beside its content, and the popup goes with its page [POP-013]', async () => {
    const { shownPage } = await openLamp({ nav: { pageId: 101 }, items: [{ type: 'definition', content: 'A light' }] })
    await mark.click()
    await popup.getByRole('button', { name: 'Go to page 2' }).click()
    await expect.poll(shownPage).toBe('101')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Page of the book')
  })

  it('plays its spoken title [POP-014]', async () => {
    await openLamp({ titleAudio: { en: sound(20) }, items: [{ type: 'definition', content: 'A light' }] })
    await mark.click()
    await popup.getByRole('button', { name: 'Hear the title' }).click()
    await expect.poll(() => findMedia()?.paused).toBe(false)
    await expectAccessible(popup.element())
    await popup.getByRole('button', { name: 'Stop' }).click()
    await expect.poll(() => findMedia()?.paused).toBe(true)
  })

  it('changes the language of the book by its menu [POP-010]', async () => {
    const { reading } = await openLamp({ languageSelectionMenu: true })
    await mark.click()
    const choices = popup.getByRole('group', { name: 'Read in another language' })
    await expect.element(choices.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(popup.element())
    await choices.getByRole('button', { name: /español/i }).click()
    await expect.poll(() => reading().outline?.language).toBe('es')
  })

  it('has a field for a short answer on the page, which is kept on the device [POP-009]', async () => {
    const storage = memoryStorage()
    const fields = { onPageShortAnswerDetails: { question: { en: 'Why does it glow?' }, maxLength: 12 } }
    const trigger = { id: 'lamp', x: 100, y: 100, width: 400, height: 90, ...fields }
    const first = await openTriggers([trigger], { storage })
    const field = page.getByRole('textbox', { name: 'Why does it glow?' })
    await field.fill('Because')
    await userEvent.keyboard(' {ArrowRight}it')
    expect(first.reading().isPlaying).toBe(false)
    expect(first.shownPage()).toBe('100')
    await first.screen.unmount()
    await openTriggers([trigger], { storage })
    await expect.element(field).toHaveValue('Because it')
    expect(storage.getItem('lectern.answers.1')).toContain('Because it')
  })

  it('keeps the field of a low place within the page', async () => {
    const onPageShortAnswerDetails = { question: { en: 'And now?' } }
    await openTriggers([{ id: 'low', x: 100, y: 1380, width: 400, height: 20, onPageShortAnswerDetails }])
    const field = page.getByRole('textbox', { name: 'And now?' })
    await expect.element(field).toBeVisible()
    const layer = field.element().closest('[data-marks]')!.getBoundingClientRect()
    const { bottom, height } = field.element().getBoundingClientRect()
    expect(bottom).toBeLessThan(layer.bottom + 0.5)
    expect(height).toBeGreaterThan(24)
  })

  it('opens its quiz, at once or from its popup [POP-008]', async () => {
    const { respondTo } = openQuizServer(makeQuiz())
    const items = [{ type: 'definition', content: 'A light' }]
    await openTriggers(
      [
        { id: 'quiz', x: 100, y: 100, title: { en: 'Ask me' }, isQuiz: true, haQuizId: '7' },
        { id: 'both', x: 300, y: 100, title: { en: 'Both' }, isQuiz: true, quizDetails: '{"quizId":7}', items },
      ],
      { respondTo },
    )
    const quiz = page.getByRole('dialog', { name: 'Owls at night' })
    await page.getByRole('button', { name: 'Ask me', exact: true }).click()
    await expect.element(quiz).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(quiz).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Both', exact: true }).click()
    await popup.getByRole('button', { name: 'Start the quiz' }).click()
    await expect.element(quiz).toBeVisible()
  })

  it('shows a title of any length and unknown fields without harm', async () => {
    const title = { en: `<img src=x onerror="alert(1)">${'long '.repeat(120)}` }
    const items = [{ type: 'definition', content: { en: '<script>alert(1)</script>' }, secret: [1] }]
    await openTriggers([Object.assign({ id: 'odd', x: 5, y: 5, title, items }, { unknown: { deep: [null] } })])
    await page.getByRole('button', { name: /long long/ }).click()
    await expect.element(popup.getByText('<script>alert(1)</script>')).toBeVisible()
    const { top, bottom } = popup.element().getBoundingClientRect()
    expect(top >= 0 && bottom <= 800).toBe(true)
    await expectAccessible(popup.element())
  })
})

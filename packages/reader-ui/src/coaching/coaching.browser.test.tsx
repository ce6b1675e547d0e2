import type { CoachingPoint } from '@lectern/core/book'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FIXTURE_PAGE } from '../fixtures/draw-fixture-page'
import { synthesizeNarration } from '../fixtures/synthesize-narration'
import { playPressed, seekRequested } from '../store/reading-slice'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'
import { expectAccessible } from '../testing/expect-accessible'

const popup = page.getByRole('dialog')
const subtitles = page.getByRole('group', { name: 'Subtitles' })
const next = page.getByRole('button', { name: 'Next', exact: true })
const previous = page.getByRole('button', { name: 'Previous', exact: true })
const files: Readonly<Record<string, string>> = {
  '/lamp.vtt':
    'WEBVTT\n\n00:00.000 --> 00:20.000\nThe lamp <b>glows</b>.\n\n00:20.000 --> 00:40.000\nIt is dark again.\n',
  '/lampara.srt': '1\n00:00:00,000 --> 00:00:40,000\n<i>La lámpara brilla.</i>\n',
}

beforeEach(async () => {
  await page.viewport(1200, 800)
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const file = files[pathname]
    if (file !== undefined) return Promise.resolve(new Response(file))
    if (pathname === '/missing.vtt') return Promise.resolve(new Response('', { status: 404 }))
    return fetch(input, init)
  })
})
afterEach(() => vi.restoreAllMocks())

function makeSound(seconds: number): string {
  const wav = synthesizeNarration([{ start: 0, end: seconds }])
  return URL.createObjectURL(new Blob([new Uint8Array(wav)], { type: 'audio/wav' }))
}

function openPoints(points: readonly CoachingPoint[], o: OpenOptions = {}) {
  return openFixtureBook({
    ...o,
    change: (book) => ({
      ...book,
      chapters: book.chapters.map((chapter) => ({
        ...chapter,
        pages: chapter.pages.map((own) => (own.pageId === 100 ? { ...own, coachingPoints: points } : own)),
      })),
    }),
  })
}

function findSound(): HTMLMediaElement {
  const sound = popup.element().querySelector('audio')
  if (sound === null) throw new Error('The popup has no sound.')
  return sound
}

async function press(name: string) {
  const mark = page.getByRole('button', { name, exact: true })
  await expect.element(mark).toBeVisible()
  await mark.click()
  return mark
}

const lamp: CoachingPoint = { id: 'lamp', x: 100, y: 200, title: { en: 'Lamp', es: 'Lámpara' } }
const shelf: CoachingPoint = { id: 'shelf', x: 300, y: 400, title: { en: 'Shelf' } }
const door: CoachingPoint = { id: 'door', x: 500, y: 600, title: { en: 'Door' } }

describe('coaching points', () => {
  it('lie at their places with their scale, colour and icon [COACH-002]', async () => {
    const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`
    const iconUrl = URL.createObjectURL(await (await fetch(icon)).blob())
    await openPoints([
      { ...lamp, scale: 3, color: 'rgb(200, 30, 60)', direction: 'bottom' },
      { ...shelf, scale: 4, iconUrl, color: 'url(javascript:alert(1))' },
    ])
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
    await expect.element(page.getByRole('button', { name: 'Lamp', exact: true })).toBeVisible()
    const image = document.querySelector('[data-page="100"]')?.getBoundingClientRect() ?? new DOMRect()
    const scale = image.width / FIXTURE_PAGE.width
    for (const [name, x, y, size] of [
      ['Lamp', 100, 200, 144],
      ['Shelf', 300, 400, 192],
    ] as const) {
      const box = boxOf(name)
      expect(box.left - image.left).toBeCloseTo(x * scale, 0)
      expect(box.top - image.top).toBeCloseTo(y * scale, 0)
      expect([box.width, box.height]).toEqual([expect.closeTo(size * scale, 0), expect.closeTo(size * scale, 0)])
    }
    const bubbles = Array.from(document.querySelectorAll<HTMLElement>('[data-coaching]'))
    expect(bubbles.map(({ dataset }) => dataset['side'])).toEqual(['bottom', 'right'])
    const [tail, face] = Array.from(bubbles[0]?.children ?? [], (part) => getComputedStyle(part))
    expect(tail?.backgroundColor).toBe('rgb(200, 30, 60)')
    expect(face?.borderTopColor).toBe('rgb(200, 30, 60)')
    expect(bubbles[1]?.querySelector('img')?.src).toBe(iconUrl)
  })

  it('are hidden in the languages that they name [COACH-003]', async () => {
    await openPoints([{ ...lamp, hiddenVariations: ['en'] }, shelf])
    await expect.element(page.getByRole('button', { name: 'Shelf', exact: true })).toBeVisible()
    expect(page.getByRole('button', { name: 'Lamp', exact: true }).elements()).toEqual([])
    await press('Shelf')
    await expect.element(popup).toHaveAccessibleName('Shelf')
    expect(next.elements()).toEqual([])
  })

  it('show the title and link of the language, and get the focus back', async () => {
    await openPoints([{ ...lamp, link: { en: 'https://zoo.example/lamps', es: 'https://zoo.example/es' } }])
    const mark = await press('Lamp')
    await expect.element(popup).toHaveAccessibleName('Lamp')
    const link = popup.getByRole('link')
    await expect.element(link).toHaveAttribute('href', 'https://zoo.example/lamps')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible(popup.element())
    await userEvent.keyboard('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(mark).toHaveFocus()
  })

  it('play the track of the language, during which the narration pauses [COACH-005]', async () => {
    const [english, spanish] = [makeSound(0.6), makeSound(1)]
    const { store, audio } = await openPoints([{ ...lamp, audioTracks: { en: english, es: spanish } }])
    await expect.element(page.getByRole('button', { name: 'Lamp', exact: true })).toBeVisible()
    store.dispatch(playPressed())
    await expect.poll(() => !audio.paused && audio.currentTime > 0).toBe(true)
    await press('Lamp')
    const sound = findSound()
    expect(sound.src).toBe(english)
    await expect.poll(() => sound.currentTime).toBeGreaterThan(0)
    await expect.poll(() => audio.paused).toBe(true)
    await expect.poll(() => sound.ended).toBe(true)
    await expect.poll(() => audio.paused).toBe(false)
  })

  it('stop when the narration starts', async () => {
    const { store, audio } = await openPoints([{ ...lamp, audioTracks: { en: makeSound(30) } }])
    await press('Lamp')
    const sound = findSound()
    await expect.poll(() => sound.currentTime).toBeGreaterThan(0)
    store.dispatch(playPressed())
    await expect.poll(() => sound.paused).toBe(true)
    await expect.poll(() => audio.paused).toBe(false)
  })

  it('show their subtitles at their times, from WebVTT and SRT [COACH-006]', async () => {
    const sounds = { en: makeSound(45), es: makeSound(45) }
    const texts = { en: '/lamp.vtt', es: '/lampara.srt' }
    const { screen } = await openPoints([{ ...lamp, audioTracks: sounds, subtitles: texts }])
    await press('Lamp')
    await expect.element(subtitles).toHaveTextContent('The lamp glows.')
    await expectAccessible(popup.element())
    const sound = findSound()
    sound.currentTime = 25
    await expect.element(subtitles).toHaveTextContent('It is dark again.')
    sound.currentTime = 41
    await expect.element(subtitles).toHaveTextContent('')
    await screen.unmount()
    await openPoints([{ ...lamp, audioTracks: { es: sounds.es }, subtitles: texts }], { language: 'es' })
    await press('Lámpara')
    await expect.element(subtitles).toHaveTextContent('La lámpara brilla.')
  })

  it('play without subtitles that cannot be loaded, say so, and load them again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await openPoints([{ ...lamp, audioTracks: { en: makeSound(30) }, subtitles: { en: '/missing.vtt' } }])
    await press('Lamp')
    await expect.element(popup.getByText('The subtitles could not be loaded.')).toBeVisible()
    await expect.poll(() => findSound().currentTime).toBeGreaterThan(0)
    vi.mocked(window.fetch).mockImplementation(() => Promise.resolve(new Response(files['/lamp.vtt'])))
    await popup.getByRole('button', { name: 'Try again' }).click()
    await expect.element(subtitles).toHaveTextContent('The lamp glows.')
  })

  it('are stepped through in reading order by keyboard, and keep the focus at both ends', async () => {
    await openPoints([door, { ...shelf, audioTracks: { en: makeSound(30) } }, lamp])
    await press('Lamp')
    await expect.element(popup.getByText('1 of 3')).toBeVisible()
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true')
    next.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).toHaveAccessibleName('Shelf')
    await expect.poll(() => findSound().currentTime).toBeGreaterThan(0)
    const sound = findSound()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).toHaveAccessibleName('Door')
    expect(sound.paused).toBe(true)
    await expect.element(next).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(popup).toHaveAccessibleName('Door')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Door', exact: true })).toHaveFocus()
  })

  it('are offered at their times while the narration plays on, and open then', async () => {
    const times = [
      { lang: 'en', start: 1, end: 2 },
      { lang: 'es', start: 3, end: 4 },
    ]
    const { store, audio } = await openPoints([{ ...lamp, times }])
    const offer = page.getByRole('button', { name: 'Show tip Lamp' })
    await expect.element(page.getByRole('button', { name: 'Lamp', exact: true })).toBeVisible()
    store.dispatch(seekRequested({ seconds: 3.5 }))
    expect(offer.elements()).toEqual([])
    store.dispatch(seekRequested({ seconds: 0.8 }))
    store.dispatch(playPressed())
    await expect.element(offer).toBeVisible()
    expect(audio.paused).toBe(false)
    await offer.click()
    await expect.element(popup).toHaveAccessibleName('Lamp')
    await expect.poll(() => audio.paused).toBe(true)
    expect(offer.elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => audio.currentTime).toBeGreaterThan(2.1)
    await expect.element(offer).not.toBeInTheDocument()
  })
})

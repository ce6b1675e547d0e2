/// <reference types="@vitest/browser-playwright" />
import type { Rect } from '@lectern/core/text'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { BookSource, PageVariationSource } from '../book/book-source'
import type { Preferences } from '../store/preferences'
import { preferencesChanged } from '../store/preferences-slice'
import { playPressed, seekRequested } from '../store/reading-slice'
import { openFixtureBook, type OpenOptions } from '../testing/open-fixture-book'

beforeEach(() => page.viewport(1200, 800))
afterEach(() => document.documentElement.style.removeProperty('--lectern-book-color'))

/** Changes the English variation of the first page. */
function changePage(book: BookSource, change: (variation: PageVariationSource) => PageVariationSource): BookSource {
  return {
    ...book,
    chapters: book.chapters.map((chapter, index) =>
      index > 0
        ? chapter
        : {
            ...chapter,
            pages: chapter.pages.map((each, pageIndex) =>
              pageIndex > 0
                ? each
                : {
                    ...each,
                    variations: each.variations.map((variation) =>
                      variation.variation === 'en' ? change(variation) : variation,
                    ),
                  },
            ),
          },
    ),
  }
}

/** Adds one sentence of the first five words, in two parts. */
const withSentence =
  (look: Pick<Rect, 'fill' | 'opacity'> = {}, wordLook: Pick<Rect, 'fill' | 'opacity'> = {}) =>
  (book: BookSource) =>
    changePage(book, (variation) => {
      const words = variation.rectData?.rectsByWords ?? []
      const part = (from: number, to: number): Rect => {
        const [first, last] = [words[from], words[to]]
        if (first === undefined || last === undefined) throw new Error('The fixture page is too short.')
        const { startTime, endTime } = { startTime: first.startTime ?? 0, endTime: last.endTime ?? 0 }
        const box = { x: first.x, y: first.y, width: last.x + last.width - first.x, height: first.height }
        return { id: `s${from}`, sentenceId: 'a', word: 'x', ...box, startTime, endTime, ...look }
      }
      return {
        ...variation,
        rectData: { rects: [part(0, 2), part(3, 4)], rectsByWords: words.map((word) => ({ ...word, ...wordLook })) },
      }
    })

const onlySentences = (book: BookSource) =>
  changePage(withSentence()(book), (variation) => ({
    ...variation,
    rectData: { rects: variation.rectData?.rects ?? [], rectsByWords: [] },
  }))

async function openAt(seconds: number, o: OpenOptions) {
  const opened = await openFixtureBook(o)
  await expect.poll(() => document.querySelector('[aria-haspopup=dialog]')).not.toBeNull()
  opened.store.dispatch(seekRequested({ seconds }))
  const bands = () => Array.from(document.querySelectorAll<HTMLElement>('[data-sentence]'))
  await expect.poll(() => bands().length + opened.lit().length).toBeGreaterThan(0)
  const choose = (preferences: Partial<Preferences>) => opened.store.dispatch(preferencesChanged(preferences))
  return { ...opened, bands, choose }
}

/** Within the second word, 'lamp'. */
const SECOND_WORD = 0.75

/** Channels of a computed colour, from 0 to 255, and alpha. */
function readChannels(color: string): readonly number[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')
  if (canvas === null) throw new Error('No canvas.')
  canvas.fillStyle = color
  canvas.fillRect(0, 0, 1, 1)
  return [...canvas.getImageData(0, 0, 1, 1).data]
}
const findElement = (selector: string) => {
  const element = document.querySelector<HTMLElement>(`[data-shown] ${selector}`)
  if (element === null) throw new Error('No word is lit.')
  return element
}
const litElement = () => findElement('[data-lit]')
const markElement = () => findElement('[data-word-mark]')
const fillOfWord = () => getComputedStyle(markElement(), '::before').backgroundColor
/** The colour that the word's fill is computed from. */
const resolve = (element: HTMLElement, value: string) => {
  const probe = document.createElement('i')
  probe.style.color = value
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return readChannels(color)
}

describe('a page in the colours that the system forces', () => {
  const force = (value: 'active' | '') =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })
  afterEach(() => force(''))

  it('shows the words of its image, and the active word in its mark [PLAY-005]', async () => {
    await openAt(SECOND_WORD, { change: withSentence() })
    const own = fillOfWord()
    await force('active')
    expect(matchMedia('(forced-colors: active)').matches).toBe(true)
    expect(readChannels(getComputedStyle(litElement()).color)[3]).toBe(0)
    expect(fillOfWord()).toBe(own)
    expect(getComputedStyle(markElement()).outlineStyle).toBe('solid')
  })
})

describe('the unit of the highlight', () => {
  it('is a band over the sentence and the active word when both exist [PLAY-006]', async () => {
    const { bands, lit } = await openAt(SECOND_WORD, { change: withSentence() })
    expect(bands()).toHaveLength(2)
    expect(lit()).toEqual(['lamp'])
    const word = litElement().getBoundingClientRect()
    const around = bands().filter((element) => {
      const band = element.getBoundingClientRect()
      const isAround = band.top <= word.top && band.bottom >= word.bottom
      return isAround && band.left <= word.left && band.right >= word.right
    })
    expect(around).toHaveLength(1)
  })
  it('is chosen by the reader: word, sentence or both, and changes at once [PLAY-017]', async () => {
    const { bands, lit, choose } = await openAt(SECOND_WORD, { change: withSentence() })
    choose({ highlightUnit: 'word' })
    await expect.poll(() => [bands().length, lit()]).toEqual([0, ['lamp']])
    choose({ highlightUnit: 'sentence' })
    await expect.poll(() => [bands().length, lit()]).toEqual([2, []])
    choose({ highlightUnit: 'both' })
    await expect.poll(() => [bands().length, lit()]).toEqual([2, ['lamp']])
  })
  it('is the word alone on a page without sentences, whatever is chosen [PLAY-006]', async () => {
    const { bands, lit } = await openAt(SECOND_WORD, { preferences: { highlightUnit: 'sentence' } })
    expect([bands().length, lit()]).toEqual([0, ['lamp']])
  })
  it('is the sentence alone on a page without words, whatever is chosen [PLAY-006]', async () => {
    const { lit } = await openAt(SECOND_WORD, { change: onlySentences, preferences: { highlightUnit: 'word' } })
    expect(lit()).toHaveLength(1)
  })
  it('keeps the last word through a gap up to 0.5 s and nothing through a longer one [PLAY-006]', async () => {
    const gapAfterSecond = (seconds: number) => (book: BookSource) =>
      changePage(book, (variation) => {
        const timed = (variation.rectData?.rectsByWords ?? []).map((word, index) => {
          const startTime = index * 0.4 + (index < 2 ? 0 : seconds)
          return { ...word, startTime, endTime: startTime + 0.4 }
        })
        return { ...variation, rectData: { rects: [], rectsByWords: timed } }
      })
    const short = await openAt(0.6, { change: gapAfterSecond(0.4) })
    short.store.dispatch(seekRequested({ seconds: 1.1 }))
    await expect.poll(() => short.audio.currentTime).toBeGreaterThan(1)
    await expect.poll(() => short.lit()).toEqual(['lamp'])
    await short.screen.unmount()
    const long = await openAt(0.6, { change: gapAfterSecond(0.6) })
    long.store.dispatch(seekRequested({ seconds: 1.1 }))
    await expect.poll(() => long.lit()).toEqual([])
  })
})

describe('the colour of the highlight', () => {
  const base = (element: HTMLElement) =>
    resolve(element, 'var(--lectern-rect-color, var(--lectern-own-color, var(--lectern-book-color, white)))')

  it("is the reader's, else the rect's own, else the book's, else the theme's [PLAY-024]", async () => {
    document.documentElement.style.setProperty('--lectern-book-color', '#8040ff')
    const { bands, choose } = await openAt(SECOND_WORD, { change: withSentence({ fill: '#ff0080', opacity: 0.6 }) })
    const band = bands()[0]
    if (band === undefined) throw new Error('No band.')
    expect(base(band)).toEqual([255, 0, 128, 153])
    const ofRect = getComputedStyle(band).backgroundColor
    choose({ rectColor: '#00c0ff' })
    await expect.poll(() => base(band)).toEqual([0, 192, 255, 255])
    expect(getComputedStyle(band).backgroundColor).not.toBe(ofRect)
    choose({ rectColor: 'no colour' })
    await expect.poll(() => base(band)).toEqual([255, 0, 128, 153])
  })
  it("skips the #00ff00 of new rects: the book's colour applies, without one the theme's [PLAY-024]", async () => {
    const { bands } = await openAt(SECOND_WORD, { change: withSentence({ fill: '#00FF00', opacity: 0.3 }) })
    const band = bands()[0]
    if (band === undefined) throw new Error('No band.')
    const ofTheme = getComputedStyle(band).backgroundColor
    expect(base(band)).toEqual([255, 255, 255, 255])
    document.documentElement.style.setProperty('--lectern-book-color', '#8040ff')
    expect(getComputedStyle(band).backgroundColor).not.toBe(ofTheme)
    expect(base(band)).toEqual([128, 64, 255, 255])
  })
  it("colours the active word as the reader chose, over the rect colour and the word's own [PLAY-005]", async () => {
    const own = { fill: '#ff0080', opacity: 1 }
    const { bands, choose } = await openAt(SECOND_WORD, { change: withSentence({}, own) })
    const ofWord = fillOfWord()
    choose({ rectColor: '#00c0ff' })
    await expect.poll(fillOfWord).not.toBe(ofWord)
    const band = bands()[0]
    if (band === undefined) throw new Error('No band.')
    const [ofBand, ofRect] = [getComputedStyle(band).backgroundColor, fillOfWord()]
    choose({ activeWordColor: '#ffd000' })
    await expect.poll(fillOfWord).not.toBe(ofRect)
    expect(getComputedStyle(band).backgroundColor).toBe(ofBand)
  })
  it.each(['#000000', '#00008b', '#fffff0', '#597dce'])(
    'keeps ink readable on the word and its edge visible on any page with %s [PLAY-005]',
    async (activeWordColor) => {
      await openAt(SECOND_WORD, { preferences: { activeWordColor } })
      await expect
        .poll(() => document.documentElement.style.getPropertyValue('--lectern-active-word-color'))
        .not.toBe('')
      expect(contrast(readChannels(fillOfWord()), [0, 0, 0])).toBeGreaterThan(7)
      const edges = getComputedStyle(markElement(), '::after').boxShadow.match(/oklch\([^)]*\)|rgb[^)]*\)/g) ?? []
      expect(edges).toHaveLength(2)
      for (const paper of [0, 64, 128, 192, 255]) {
        const best = Math.max(...edges.map((edge) => contrast(readChannels(edge), [paper, paper, paper])))
        expect(best).toBeGreaterThanOrEqual(3)
      }
    },
  )
  it('is as strong as the reader chose', async () => {
    const { choose } = await openAt(SECOND_WORD, {})
    choose({ highlightOpacity: 0.4 })
    await expect.poll(() => getComputedStyle(markElement(), '::before').opacity).toBe('0.4')
  })
})

describe('the sync offset', () => {
  it('lights the word of an earlier or later moment of the sound [PLAY-019]', async () => {
    // 'lamp' is spoken from 0.64 to 0.92 s.
    const later = await openAt(0.8, { preferences: { syncOffsetSeconds: 0.3 } })
    await expect.poll(() => later.lit()).toEqual(['The'])
    await later.screen.unmount()
    const earlier = await openAt(0.8, { preferences: { syncOffsetSeconds: -0.3 } })
    await expect.poll(() => earlier.lit()).toEqual(['in'])
  })
})

describe('auto scroll', () => {
  /** Plays the last words of the page, which are below the window. */
  async function readToTheEnd(autoScroll: boolean) {
    await page.viewport(375, 300)
    const { book, store } = await openAt(0.4, { preferences: { autoScroll } })
    const stage = document.querySelector<HTMLElement>('[data-page-scroller]')
    if (stage === null) throw new Error('No stage.')
    stage.scrollTo({ top: 0, behavior: 'instant' })
    const last = book.chapters[0]?.pages[0]?.words.findLast(({ span }) => span !== null)
    store.dispatch(seekRequested({ seconds: (last?.span?.start ?? 0) - 0.5 }))
    store.dispatch(playPressed())
    await expect.poll(() => document.querySelector('[data-shown] [data-lit]')?.textContent).toBe(last?.text)
    return stage
  }
  it('scrolls the active word into view while it is on [PLAY-009]', async () => {
    const stage = await readToTheEnd(true)
    await expect.poll(() => stage.scrollTop).toBeGreaterThan(50)
  })
  it('leaves the view while it is off [PLAY-009]', async () => {
    const stage = await readToTheEnd(false)
    // A smooth scroll moves within the next frames.
    for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame)
    expect(stage.scrollTop).toBe(0)
  })
})

function contrast(a: readonly number[], b: readonly number[]): number {
  const luminance = (channels: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
      const part = channel / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light, dark] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

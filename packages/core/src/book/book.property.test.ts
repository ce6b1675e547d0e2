import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BookData, Chapter } from './book-types'
import { clampPageNumber } from './clamp-page-number'
import { addCoverChapter, isAudioOnly } from './cover-chapter'
import { createNavigationHistory } from './create-navigation-history'
import { limitBrochure } from './limit-brochure'
import { loadInBatches } from './load-in-batches'
import { dropEmptyTexts, withoutEmptyTexts } from './localized'
import type { Position } from './locate-page'
import { orderLanguages } from './order-languages'
import { prepareBook } from './prepare-book'
import { readVoiceSettings, writeVoiceSettings } from './voice-settings'
import { changeAddress, readAddress } from './read-address'
import { isAutoplayValid, readAutoplay } from './read-autoplay'

/** The platform's own reading of a query, to compare with. */
declare const URLSearchParams: new (query: string) => Iterable<[string, string]>

const links = fc.constantFrom(null, undefined, '', ' ', 'v.mp4')
const chapters: fc.Arbitrary<Chapter[]> = fc
  .array(fc.record({ video: links, variationVideos: fc.array(links, { maxLength: 3 }) }), { maxLength: 5 })
  .map((all) =>
    all.map(({ video, variationVideos }, index) => ({
      id: index + 1,
      name: `Chapter ${index + 1}`,
      order_index: index,
      video,
      variations: variationVideos.map((one, at) => ({ id: at + 1, variation: 'en', video: one })),
      pages: [],
    })),
  )
const books = chapters.map((all): BookData => ({ bookInfo: { id: 5, title: 'Cat' }, chapters: all }))

describe('the cover of audio books', () => {
  test('a book is audio-only exactly when no chapter and no variation has a video [LOAD-003]', () => {
    fc.assert(
      fc.property(books, (book) => {
        const videos = book.chapters.flatMap((each) => [each.video, ...each.variations.map((one) => one.video)])
        expect(isAudioOnly(book)).toBe(!videos.includes('v.mp4'))
      }),
    )
  })

  test('an audio-only book gets one cover in front of its chapters, any other none [LOAD-004]', () => {
    fc.assert(
      fc.property(books, (book) => {
        const covered = addCoverChapter(book, { mode: null }).chapters
        const coverCount = isAudioOnly(book) ? 1 : 0
        expect(covered.slice(coverCount)).toEqual(book.chapters)
        expect(covered.map((each) => each.type === 'cover')).toEqual(covered.map((_, index) => index < coverCount))
      }),
    )
  })
})

describe('brochures', () => {
  test('a wide screen shows the first 2 chapters, a mobile one the last 2, a short brochure all [LOAD-011 LOAD-012 LOAD-013]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 8 }), (all) => {
        const wide = limitBrochure(all, { mobile: false })
        const mobile = limitBrochure(all, { mobile: true })
        expect(wide).toEqual(all.filter((_, index) => index < 2))
        expect(mobile).toEqual(all.filter((_, index) => index >= all.length - 2))
      }),
    )
  })

  test('a brochure never has the synthetic cover [LOAD-013]', () => {
    fc.assert(
      fc.property(books, fc.boolean(), fc.boolean(), (book, isMobile, byParameter) => {
        const mode = byParameter ? null : 'brochure'
        const shown = prepareBook(book, { mode, isBrochure: byParameter, isMobile }).book.chapters
        expect(shown.some((each) => each.type === 'cover')).toBe(false)
        expect(shown).toHaveLength(Math.min(2, book.chapters.length))
      }),
    )
  })
})

describe('loadInBatches', () => {
  test('everything is loaded once, at most 10 at a time, a batch after the other, failures kept apart [LOAD-015]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 45, size: 'max' }),
        fc.scheduler(),
        async (fails, scheduler) => {
          let running = 0
          let most = 0
          const started: number[] = []
          const loading = loadInBatches(Array.from(fails.keys()), async (index) => {
            started.push(index)
            running++
            most = Math.max(most, running)
            await scheduler.schedule(Promise.resolve())
            running--
            if (fails[index]) throw new Error(`no ${index}`)
            return index * 2
          })
          const answers = await scheduler.waitFor(loading)
          expect(started.toSorted((a, b) => a - b)).toEqual([...fails.keys()])
          expect(most).toBe(Math.min(10, fails.length))
          expect(answers.map((answer) => [answer.of, answer.kind === 'ok' ? answer.value : null])).toEqual(
            fails.map((isFailed, index) => [index, isFailed ? null : index * 2]),
          )
        },
      ),
    )
  })
})

describe('createNavigationHistory', () => {
  type Move = { kind: 'visit'; to: Position } | { kind: 'back' } | { kind: 'forward' }
  const positions = fc.record({ chapterId: fc.nat(2), pageId: fc.nat(2) })
  const moves = fc.array(
    fc.oneof(
      positions.map((to): Move => ({ kind: 'visit', to })),
      fc.constantFrom<Move>({ kind: 'back' }, { kind: 'forward' }),
    ),
    { maxLength: 40, size: 'max' },
  )

  test('back and forward lead through the visited positions; a visit drops what lay ahead, a repeated one is stored once [NAV-038 NAV-039]', () => {
    fc.assert(
      fc.property(moves, (all) => {
        let history = createNavigationHistory()
        const behind: Position[] = []
        let ahead: Position[] = []
        for (const move of all) {
          if (move.kind === 'visit') {
            history = history.visit(move.to)
            const last = behind.at(-1)
            if (last?.chapterId !== move.to.chapterId || last.pageId !== move.to.pageId) {
              behind.push(move.to)
              ahead = []
            }
          } else if (move.kind === 'back') {
            history = history.back()
            const left = behind.length > 1 ? behind.pop() : undefined
            if (left !== undefined) ahead.unshift(left)
          } else {
            history = history.forward()
            const next = ahead.shift()
            if (next !== undefined) behind.push(next)
          }
          expect(history.current).toEqual(behind.at(-1) ?? null)
          expect(history.entries).toEqual([...behind, ...ahead])
          expect(history.canGoBack).toBe(behind.length > 1)
          expect(history.canGoForward).toBe(ahead.length > 0)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('an entry is reached by its index, as the browser names it; correcting one keeps all others', () => {
    fc.assert(
      fc.property(
        fc.array(positions, { minLength: 1, maxLength: 10 }),
        fc.integer({ min: -3, max: 12 }),
        positions,
        (all, index, other) => {
          let history = createNavigationHistory()
          for (const position of all) history = history.visit(position)
          const gone = history.goTo(index)
          expect(gone.index).toBe(Math.min(history.entries.length - 1, Math.max(0, index)))
          expect(gone.replace(other).entries).toEqual(history.entries.with(gone.index, other))
        },
      ),
    )
  })
})

const hundredth = (from: number, to: number) => fc.integer({ min: from, max: to }).map((value) => value / 100)

describe('voice settings', () => {
  const voices = fc.record({
    voiceId: fc.string({ minLength: 1 }),
    modelId: fc.string({ minLength: 1 }),
    voiceSettings: fc.record({
      stability: hundredth(0, 100),
      similarity_boost: hundredth(0, 100),
      style: hundredth(0, 100),
      speed: hundredth(70, 120),
    }),
  })

  test('what is written is read back the same, and written again gives the same text [DATA-004]', () => {
    fc.assert(
      fc.property(voices, (voice) => {
        const text = writeVoiceSettings(voice)
        expect(readVoiceSettings(text)).toEqual(voice)
        expect(writeVoiceSettings(readVoiceSettings(text))).toBe(text)
        const outer: unknown = JSON.parse(text)
        expect(outer).toMatchObject({ voiceSettings: JSON.stringify(voice.voiceSettings) })
      }),
    )
  })

  test('any text at all gives usable settings', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"voiceSettings":"{\\"style\\":9}"}')), (text) => {
        const { voiceSettings, modelId } = readVoiceSettings(text)
        expect(typeof modelId).toBe('string')
        expect(voiceSettings.stability >= 0 && voiceSettings.stability <= 1).toBe(true)
        expect(voiceSettings.speed >= 0.7 && voiceSettings.speed <= 1.2).toBe(true)
      }),
    )
  })
})

describe('orderLanguages', () => {
  const codes = fc.array(fc.constantFrom<string>('en', 'es', 'zh', 'de', 'fr', 'he', 'ar', 'it', 'ja'), {
    maxLength: 15,
  })
  const natives: Record<string, string> = { de: 'Deutsch', fr: 'Français', he: 'עברית', ar: 'العربية', it: 'Deutsch' }

  test('en, es and zh lead, the others follow by native name, ties by code, none twice [I18N-002 I18N-003]', () => {
    fc.assert(
      fc.property(codes, (all) => {
        const entries = all.map((code) => ({ code, native: natives[code] ?? code }))
        const ordered = orderLanguages(entries)
        expect(new Set(ordered.map(({ code }) => code))).toEqual(new Set(all))
        expect(ordered).toHaveLength(new Set(all).size)
        const leading = ['en', 'es', 'zh'].filter((code) => all.includes(code))
        expect(ordered.slice(0, leading.length).map(({ code }) => code)).toEqual(leading)
        const others = ordered.slice(leading.length)
        for (const [index, entry] of others.entries()) {
          const next = others[index + 1]
          if (next === undefined) continue
          const byName = new Intl.Collator('en').compare(entry.native, next.native)
          expect(byName < 0 || (byName === 0 && entry.code < next.code)).toBe(true)
        }
      }),
    )
  })
})

describe('clampPageNumber', () => {
  test('any input gives a page between 1 and the page count [AUD-046]', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.integer().map(String)),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        (input, pageCount, index) => {
          const current = (index % pageCount) + 1
          const page = clampPageNumber(input, { current, pageCount })
          expect(Number.isInteger(page) && page >= 1 && page <= pageCount).toBe(true)
          expect(clampPageNumber(String(current), { current: 1, pageCount })).toBe(current)
        },
      ),
    )
  })
})

describe('texts by language', () => {
  const texts = fc.dictionary(
    fc.constantFrom('en', 'es', 'zh', '__proto__'),
    fc.constantFrom(null, undefined, '', ' \t', 'x', ' y '),
  )

  test('saving a trigger or a coaching point drops exactly the empty titles and links [POP-023 POP-024]', () => {
    fc.assert(
      fc.property(texts, texts, (title, link) => {
        const saved = withoutEmptyTexts({ id: 'p', title, link, styles: { color: '' }, externalLink: '' })
        const kept = (all: typeof title) => Object.entries(all).filter(([, text]) => text === 'x' || text === ' y ')
        expect(Object.entries(saved.title)).toEqual(kept(title))
        expect(Object.entries(saved.link)).toEqual(kept(link))
        expect(saved).toMatchObject({ id: 'p', styles: { color: '' }, externalLink: '' })
        expect(dropEmptyTexts(saved.title)).toEqual(saved.title)
      }),
    )
  })
})

describe('autoplay', () => {
  const values = fc.oneof(fc.constantFrom(-1, -2.5, 0, NaN), fc.double({ min: 0, max: 1e4, noNaN: true }))
  const entries = fc.record({
    lang: fc.constantFrom(undefined, 'en', 'es'),
    value: values,
    orderIndex: fc.option(fc.nat(9), { nil: undefined }),
  })

  test('a negative value is valid only together with an order index [POP-020]', () => {
    fc.assert(
      fc.property(entries, (entry) => {
        const expected = entry.value >= 0 || (entry.value < 0 && entry.orderIndex !== undefined)
        expect(isAutoplayValid(entry)).toBe(expected)
      }),
    )
  })

  test('a trigger opens by the first valid entry of its language, an entry without one being English [POP-019]', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 5 }), fc.constantFrom('en', 'es', 'fr'), (all, language) => {
        const entry = all.find((one) => (one.lang ?? 'en') === language && isAutoplayValid(one))
        const expected =
          entry === undefined || entry.value >= 0
            ? entry && { at: 'time', seconds: entry.value, orderIndex: entry.orderIndex ?? null }
            : { at: 'page-start', orderIndex: entry.orderIndex }
        expect(readAutoplay(all, language)).toEqual(expected ?? null)
      }),
    )
  })
})

const others = (list: (readonly [string, string])[]) =>
  list.filter(([name]) => !['page', 'chapter', 'mode'].includes(name))

describe('the address', () => {
  const names = fc.constantFrom('book', 'page', 'mode', 'x y', 'ü&=', 'utm')
  const pairs = fc.array(fc.tuple(names, fc.string({ unit: 'binary' })), { maxLength: 6 })

  test('reading never throws, and a query as text says the same as its pairs', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => readAddress(text)).not.toThrow()
      }),
    )
    fc.assert(
      fc.property(pairs, (all) => {
        const text = changeAddress(all, {})
        expect(readAddress(text)).toEqual(readAddress(all))
        expect([...new URLSearchParams(text)].filter(([name]) => name === 'x y').map(([, value]) => value)).toEqual(
          all.filter(([name]) => name === 'x y').map(([, value]) => value),
        )
      }),
    )
  })

  test('setting chapter and page keeps every other parameter, and taking one out leaves no trace of it', () => {
    fc.assert(
      fc.property(pairs, fc.nat(), (all, page) => {
        const query = changeAddress(all, { page, chapter: 3, mode: null })
        const after = [...new URLSearchParams(query)]
        expect(others(after)).toEqual(others(all))
        expect(after.filter(([name]) => name === 'page')).toEqual([['page', String(page)]])
        expect(after.some(([name]) => name === 'mode')).toBe(false)
        expect(readAddress(query).chapter).toBe(3)
      }),
    )
  })
})

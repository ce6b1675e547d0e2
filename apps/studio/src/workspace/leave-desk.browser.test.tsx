import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { routes } from '../app/routes'
import { describeBook, describeVariation } from '../testing/describe-book'
import { renderInStudio } from '../testing/render-in-studio'

const author = { accessToken: 'a', refreshToken: 'r', id: 7, email: 'ada@example.org', role: 'user' } as const
const pageImage = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="ivory"/></svg>',
)}`

beforeEach(async () => {
  await page.viewport(1300, 850)
  indexedDB.deleteDatabase('lectern-drafts')
})

/** Two chapters of two pages; each page has one word, which is its name. */
const chapters = [
  {
    id: 4,
    pages: [
      { id: 1, word: 'Morning' },
      { id: 2, word: 'Noon' },
    ],
  },
  {
    id: 5,
    pages: [
      { id: 3, word: 'Evening' },
      { id: 4, word: 'Night' },
    ],
  },
] as const

function serveBook() {
  const stored = new Map<number, { word: string; x: number; revision: number }>(
    chapters.flatMap(({ pages }) => pages.map(({ id, word }) => [id, { word, x: 60, revision: 1 }])),
  )
  const pageOf = (id: number) => {
    const own = stored.get(id)
    if (own === undefined) throw new Error(`There is no page ${id}.`)
    return own
  }
  const listPages = (ids: readonly number[], withRects: boolean) =>
    ids.map((id, index) => {
      const { word, x, revision } = pageOf(id)
      const rect = { id: 'w0', x, y: 100, width: 80, height: 30, word }
      return {
        pageId: id,
        page_number: index + 1,
        name: null,
        thumbnailUrl: null,
        popupTriggers: [],
        coachingPoints: [],
        revision: 1,
        variations: [
          {
            id: id + 100,
            variation: 'en',
            name: null,
            pageImageLink: pageImage,
            imageWidth: 600,
            imageHeight: 800,
            altText: null,
            textSource: null,
            revision,
            imageDigest: 'image',
            rectImageDigest: 'image',
            ...(withRects ? { rectData: { rects: [], rectsByWords: [rect] } } : {}),
          },
        ],
      }
    })
  const book = () =>
    describeBook(
      chapters.map(({ id, pages }, index) => ({
        id,
        name: `Chapter ${index + 1}`,
        variations: [describeVariation(id * 10, 'en')],
        pages: listPages(
          pages.map((each) => each.id),
          false,
        ),
      })),
    )
  const save = (writes: unknown) => {
    if (!Array.isArray(writes)) throw new Error('A save is a list of pages.')
    return writes.map(
      (write: { variationId: number; revision: number; rectData: { rectsByWords: { x: number }[] } }) => {
        const own = pageOf(write.variationId - 100)
        if (own.revision !== write.revision) throw new Error('The save is based on another revision.')
        const [rect] = write.rectData.rectsByWords
        if (rect === undefined) throw new Error('The word was lost.')
        own.x = rect.x
        own.revision += 1
        return { variationId: write.variationId, revision: own.revision }
      },
    )
  }
  const respond = async (request: Request): Promise<unknown> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/file/bookData/9') return book()
    const details = /^\/chapters\/(\d+)\/page\/details$/.exec(pathname)?.[1]
    const chapter = chapters.find(({ id }) => id === Number(details))
    if (chapter !== undefined) {
      return listPages(
        chapter.pages.map((each) => each.id),
        true,
      )
    }
    if (pathname.startsWith('/api/chapter-variation-origin/')) return { hasTrack: false, origin: null }
    if (request.method === 'PUT' && pathname === '/page-variations/update-rect-data') return save(await request.json())
    return null
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const body = await respond(new Request(input, init))
    return body === null
      ? Response.json({ code: 'missing', msg: 'There is no such call.' }, { status: 404 })
      : Response.json(body)
  }
  return { fetch, xOf: (id: number) => pageOf(id).x }
}

async function openDesk(query: string) {
  const server = serveBook()
  const { router } = await renderInStudio(routes, { at: `/studio/books/9?${query}`, author, fetch: server.fetch })
  const place = () => {
    const { pathname, search } = router.state.location
    const names = new URLSearchParams(search)
    return pathname === '/studio/books/9' ? [names.get('chapter'), names.get('page')] : pathname
  }
  return { server, router, place }
}

const word = (name: string) => page.getByRole('option', { name, exact: true })
const question = () => page.getByRole('dialog', { name: 'Leave with unsaved changes?' })
const choose = (name: string) => question().getByRole('button', { name }).click()

/** Moves the word of the page by a pixel. */
async function moveWord(): Promise<void> {
  page.getByRole('listbox').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
}

/** Counts the pages whose unsaved work this device keeps. */
function countDrafts(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lectern-drafts')
    opening.addEventListener('error', () => reject(new Error('The drafts cannot be opened.')))
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count()
      counting.addEventListener('success', () => {
        opening.result.close()
        resolve(counting.result)
      })
    })
  })
}

async function turnPage(key: 'PageDown' | 'PageUp'): Promise<void> {
  await userEvent.keyboard(`{${key}}`)
}

it('turns pages inside the chapter with unsaved changes, and asks at its edge instead [PLAY-013]', async () => {
  const { place } = await openDesk('chapter=4&page=1&step=words')
  await expect.element(word('Morning')).toBeInTheDocument()
  await moveWord()
  await turnPage('PageDown')
  await expect.element(word('Noon')).toBeInTheDocument()
  await turnPage('PageUp')
  await expect.element(word('Morning')).toBeInTheDocument()
  await turnPage('PageDown')
  await expect.element(word('Noon')).toBeInTheDocument()
  expect(question().elements()).toEqual([])
  await turnPage('PageDown')
  await expect.element(question()).toHaveAccessibleDescription(/Page 1/)
  expect(place()).toEqual(['4', '2'])
})

it('keeps the changes and the page, or discards the changes and turns, as the author decides [PLAY-014]', async () => {
  const { server, place, router } = await openDesk('chapter=5&page=3&step=words')
  await expect.element(word('Evening')).toBeInTheDocument()
  await moveWord()
  await turnPage('PageUp')
  await choose('Stay here')
  // A page is not turned behind the dialog while it fades out.
  await expect.element(question()).not.toBeInTheDocument()
  expect(place()).toEqual(['5', '3'])
  await expect.element(page.getByText('1 page not saved')).toBeVisible()
  await expect.element(page.getByText('61, 100 · 80 × 30')).toBeVisible()
  await expect.poll(countDrafts).toBe(1)
  await turnPage('PageUp')
  await choose('Leave without saving')
  await expect.element(word('Noon')).toBeInTheDocument()
  expect(place()).toEqual(['4', '2'])
  expect(server.xOf(3)).toBe(60)
  await expect.poll(countDrafts).toBe(0)
  await router.navigate('/studio/books/9?chapter=5&page=3&step=words')
  await expect.element(word('Evening')).toBeInTheDocument()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(page.getByText('Unsaved work from last time').elements()).toEqual([])
})

it('saves the changes and turns', async () => {
  const { server, place } = await openDesk('chapter=4&page=2&step=words')
  await expect.element(word('Noon')).toBeInTheDocument()
  await moveWord()
  await turnPage('PageDown')
  await choose('Save and leave')
  await expect.element(word('Evening')).toBeInTheDocument()
  expect(place()).toEqual(['5', '3'])
  expect(server.xOf(2)).toBe(61)
})

it('asks on every way out of the desk, and has the browser warn before the tab closes [UI-003]', async () => {
  const { place, router } = await openDesk('chapter=4&page=1&step=words')
  const closing = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await expect.element(word('Morning')).toBeInTheDocument()
  expect(closing()).toBe(true)
  await moveWord()
  expect(closing()).toBe(false)
  const exits = [
    '/studio/books/9?chapter=5',
    '/studio/books/10',
    '/studio/books/9/quizzes',
    '/studio/audio?book=9',
    '/studio/glossary',
    '/studio/',
    '/studio?mode=authoring',
  ]
  for (const exit of exits) {
    await router.navigate(exit)
    await choose('Stay here')
    await expect.element(question()).not.toBeInTheDocument()
    expect(place()).toEqual(['4', '1'])
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('All changes saved')).toBeVisible()
  expect(closing()).toBe(true)
})

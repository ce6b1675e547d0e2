import {
  expect,
  type APIRequestContext,
  type APIResponse,
  type Browser,
  type Locator,
  type Page,
} from '@playwright/test'
import { drawPage } from './draw-page'
import { expectAccessible } from './expect-accessible'
import { readSampleMedia } from './read-sample-media'

export interface NewPage {
  readonly url: string
  readonly bookId: number
  readonly chapterId: number
  readonly headers: Readonly<Record<string, string>>
}

interface UploadedPages {
  readonly pages: readonly [
    { readonly pageId: number; readonly variations: readonly { readonly id: number; readonly variation: string }[] },
  ]
}

/** Texts that a reader meets on the page, in one language. */
export interface PageTexts {
  readonly tip: string
  readonly film: string
  readonly questions: string
  readonly quiz: string
  readonly answer: string
  readonly word: string
  readonly definition: string
}

/** Ways to use a control: a finger, a mouse or the keyboard. */
export interface Hand {
  readonly press: (control: Locator) => Promise<void>
  readonly define: (marked: { readonly word: Locator; readonly mark: Locator }) => Promise<void>
  readonly close: (panel: Locator) => Promise<void>
}

const languages = [
  { variation: 'en', title: 'The Kite', word: 'kite', definition: 'A toy that flies in the wind.' },
  { variation: 'es', title: 'La cometa', word: 'cometa', definition: 'Un juguete que vuela con el viento.' },
] as const

/**
 * Puts a page with a word of the glossary and a quiz into a book, all of it in English and Spanish. Returns the id of the page.
 */
export async function preparePage(
  request: APIRequestContext,
  browser: Browser,
  { url, bookId, chapterId, headers }: NewPage,
): Promise<number> {
  const expectDone = async (answer: APIResponse) => {
    expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true)
  }
  let pageId = 0
  for (const { variation, title, word, definition } of languages) {
    const files = {
      name: `${variation}.png`,
      mimeType: 'image/png',
      buffer: await drawPage(browser, { title, text: word }),
    }
    const pages: Record<string, string> = pageId === 0 ? {} : { pages: JSON.stringify([{ pageId }]) }
    const multipart = { variation, ...pages, files }
    const upload = await request.post(`${url}/chapters/${chapterId}/pages/upload`, { headers, multipart })
    await expectDone(upload)
    const { pages: uploaded }: UploadedPages = await upload.json()
    pageId = uploaded[0].pageId
    const made = uploaded[0].variations.find((each) => each.variation === variation)
    const rectsByWords = [{ id: 'w1', x: 90, y: 190, width: 140, height: 60, word }]
    await expectDone(
      await request.put(`${url}/page-variations/update-rect-data`, {
        headers,
        data: [{ pageId, variation, variationId: made?.id, rectData: { rects: [], rectsByWords } }],
      }),
    )
    const definitions = [{ lang: variation, text: definition }]
    await expectDone(await request.post(`${url}/word`, { headers, data: { word, lang: variation, definitions } }))
  }
  const answers = [
    { text: 'The kite', texts: { es: 'La cometa' }, isCorrect: true },
    { text: 'The stone', texts: { es: 'La piedra' }, isCorrect: false },
  ]
  await expectDone(
    await request.post(`${url}/quiz/${bookId}`, {
      headers,
      data: {
        title: 'Wind',
        titles: { es: 'Viento' },
        attemptsAllowed: 1,
        questions: [{ text: 'What flies?', texts: { es: '¿Qué vuela?' }, answers }],
      },
    }),
  )
  return pageId
}

/** Adds a coaching point with sound and subtitles, a video and a quiz to the page on the stage, in both languages, and saves. */
export async function writeMarks(author: Page, url: string): Promise<void> {
  const inspector = author.getByRole('region', { name: 'Selected popup or tip' })
  const addTrigger = async (step: string) => {
    await author.getByRole('button', { name: 'Add popup trigger' }).click()
    for (let count = 0; count < 8; count += 1) await author.getByRole('listbox').press(step)
  }
  const entitle = async (english: string, spanish: string) => {
    const title = inspector.getByRole('textbox', { name: 'Title', exact: true })
    const language = inspector.getByRole('combobox', { name: 'Language of the texts' })
    await title.fill(english)
    await language.selectOption({ label: 'Spanish' })
    await title.fill(spanish)
    await language.selectOption({ label: 'English' })
  }
  const media = await readSampleMedia(author.request, url)
  await author.getByRole('button', { name: 'Add coaching point' }).click()
  await entitle('Look up', 'Mira arriba')
  await inspector.getByLabel('Upload: Sound').setInputFiles(media.mp3)
  await expect(inspector.getByRole('textbox', { name: 'Sound' })).toHaveValue(/\.mp3/)
  await inspector.getByLabel('Upload: Subtitles').setInputFiles(media.vtt)
  await expect(inspector.getByRole('textbox', { name: 'Subtitles' })).toHaveValue(/\.vtt/)
  await addTrigger('Shift+ArrowDown')
  await entitle('The film', 'La película')
  await inspector.getByRole('button', { name: 'Add an item' }).click()
  await inspector.getByRole('combobox', { name: 'Type' }).selectOption('video')
  await inspector.getByLabel('Upload: Video').setInputFiles(media.mp4)
  await expect(inspector.getByRole('textbox', { name: 'Video' })).toHaveValue(/\.mp4/)
  await addTrigger('Shift+ArrowUp')
  await entitle('Questions', 'Preguntas')
  await inspector.getByRole('combobox', { name: 'Quiz' }).selectOption({ label: 'Wind' })
  await savePage(author)
  await expectAccessible(author)
}

/** Saves the page of an author, who is told so. */
export async function savePage(author: Page): Promise<void> {
  await author.getByRole('button', { name: 'Save page', exact: true }).click()
  const saved = author
    .locator('[data-toast]')
    .filter({ hasText: 'Coaching Points and popup triggers data saved successfully' })
  await expect(saved.first()).toBeVisible()
}

/** Selects a mark of the page and gives it another title in a language. */
export async function rename(author: Page, mark: RegExp, language: string, title: string): Promise<void> {
  const inspector = author.getByRole('region', { name: 'Selected popup or tip' })
  await author.getByRole('button', { name: mark }).click()
  await inspector.getByRole('combobox', { name: 'Language of the texts' }).selectOption({ label: language })
  await inspector.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
}

/** Opens all that the page offers, and takes its quiz. */
export async function meetPage(reader: Page, texts: PageTexts, { press, define, close }: Hand): Promise<void> {
  const mark = (name: string) => reader.locator('[data-shown]').getByRole('button', { name, exact: true })
  const panel = (name: string) => reader.getByRole('dialog', { name, exact: true })
  const timeOf = (tag: string) =>
    reader.evaluate((name) => document.querySelector<HTMLMediaElement>(`[role=dialog] ${name}`)?.currentTime ?? 0, tag)
  const tip = panel(texts.tip)
  await press(mark(texts.tip))
  await expect.poll(() => timeOf('audio')).toBeGreaterThan(0)
  await expect(tip.getByRole('group', { name: 'Subtitles' })).not.toBeEmpty()
  await close(tip)
  await press(mark(texts.film))
  await expect.poll(() => timeOf('video')).toBeGreaterThan(0)
  await close(panel(texts.film))
  const word = reader.locator('[data-shown] [data-word]', { hasText: texts.word })
  await define({ word, mark: mark(`Definition of “${texts.word}”`) })
  await expect(panel(texts.word).getByText(texts.definition)).toBeVisible()
  await close(panel(texts.word))
  await press(mark(texts.questions))
  const quiz = panel(texts.quiz)
  await press(quiz.getByRole('radio', { name: texts.answer }))
  await press(quiz.getByRole('button', { name: 'Submit answers' }))
  await expect(quiz.getByRole('heading', { name: '1 of 1 question right' })).toBeVisible()
  await close(quiz)
}

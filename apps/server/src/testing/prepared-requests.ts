import { BookData } from '@lectern/contracts/main'
import { writeWav } from '@lectern/core/audio'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { z } from 'zod'
import type { CreatingRequest } from './creating-requests'

/** Sends a request without a key. Returns the body of its response. */
type Send = (path: string, body: unknown) => Promise<unknown>
/** Makes a request on a book of its own, whose title is the text. */
type PrepareRequest = (text: string, send: Send) => Promise<CreatingRequest>

const pageImage = fileURLToPath(import.meta.resolve('@lectern/material/ocr-images/phototest.tif'))
const voice = { voiceId: 'ada', modelId: 'eleven_multilingual_v2', voiceSettings: {} }
const Id = z.object({ id: z.number() })
const Page = z.object({ pageId: z.number(), variations: z.array(Id) })
const Track = z.object({ audio: z.string() })

interface PreparedBook {
  readonly bookId: number
  readonly chapterId: number
  readonly chapterVariationId: number
}
interface PreparedPage extends PreparedBook {
  readonly pageId: number
  readonly variationId: number
}

async function makeBook(text: string, send: Send): Promise<PreparedBook> {
  const { bookInfo, chapters } = BookData.parse(await send('/books', { title: text, language: 'en' }))
  const [chapter] = chapters
  const [variation] = chapter?.variations ?? []
  if (chapter === undefined || variation === undefined) throw new Error('the new book has no chapter')
  return { bookId: bookInfo.id, chapterId: chapter.id, chapterVariationId: variation.id }
}

async function makePage(text: string, send: Send): Promise<PreparedPage> {
  const book = await makeBook(text, send)
  const created = await send(`/chapters/${book.chapterId}/pages`, { variations: [{ variation: 'en' }] })
  const { pageId, variations } = Page.parse(created)
  const [variation] = variations
  if (variation === undefined) throw new Error('the new page has no variation')
  return { ...book, pageId, variationId: variation.id }
}

/** Makes a page whose chapter has a track of a second. */
async function makeTrack(text: string, send: Send): Promise<PreparedPage & { readonly audioLink: string }> {
  const page = await makePage(text, send)
  const form = new FormData()
  form.set('variation', 'en')
  form.set('file', recording())
  const { audio } = Track.parse(await send(`/chapters/${page.chapterId}/audio/upload`, form))
  return { ...page, audioLink: audio }
}

function recording(): File {
  const wav = writeWav({ sampleRate: 8000, channels: [new Float32Array(8000)] })
  return new File([Uint8Array.from(wav)], 'reading.wav')
}

const countJobs = (kind: string) =>
  `select count(*)::int as count from jobs join books on books.id = jobs.book_id where jobs.kind = '${kind}' and title = $1`
const inBook = (rows: string) => `select count(*)::int as count from ${rows} where books.title = $1`
const chaptersOfBook = 'books join chapters on chapters.book_id = books.id'
const variationsOfBook = `${chaptersOfBook} join chapter_variations on chapter_variations.chapter_id = chapters.id`
const pagesOfBook = `${chaptersOfBook} join pages on pages.chapter_id = chapters.id`

/** The kinds of requests that work on a book of their own: jobs, paid calls, uploads and copies. */
export const preparedRequests: Readonly<Record<string, PrepareRequest>> = {
  async publishBook(text, send) {
    const { bookId } = await makePage(text, send)
    return {
      path: `/api/book/${bookId}/publish`,
      body: { visibility: 'private' },
      count: inBook('books join publications on publications.book_id = books.id'),
    }
  },
  async cloneBook(text, send) {
    const { bookId } = await makeBook(text, send)
    return {
      path: `/books/${bookId}/clone`,
      body: { title: `${text} again` },
      count: "select count(*)::int as count from books where title = $1 || ' again'",
    }
  },
  async cloneChapter(text, send) {
    const { bookId, chapterId } = await makePage(text, send)
    return {
      path: `/file/clone-chapter?sourceChapterId=${chapterId}&targetBookId=${bookId}`,
      body: undefined,
      count: `select count(*)::int - 1 as count from ${chaptersOfBook} where books.title = $1`,
    }
  },
  async addChapterVariation(text, send) {
    const { bookId, chapterId } = await makeBook(text, send)
    return {
      path: `/books/${bookId}/chapters/addChapter/variation`,
      body: { chapterId, variation: 'es' },
      count: `${inBook(variationsOfBook)} and variation = 'es'`,
    }
  },
  async addPageVariation(text, send) {
    const { pageId } = await makePage(text, send)
    return {
      path: '/pages/variation/',
      body: { pageId, variation: 'es' },
      count: `${inBook(`${pagesOfBook} join page_variations on page_variations.page_id = pages.id`)} and variation = 'es'`,
    }
  },
  async recognisePages(text, send) {
    const { pageId, variationId } = await makePage(text, send)
    const image = readFileSync(pageImage).toString('base64')
    return {
      path: '/api/text-ocr',
      body: { images: [{ pageId, pageVariationId: variationId, image }], language: 'en' },
      count: countJobs('recognise'),
    }
  },
  async uploadChapterPages(text, send) {
    const { chapterId } = await makeBook(text, send)
    const image = await sharp({ create: { width: 60, height: 80, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('variation', 'en')
    form.append('files', new File([Uint8Array.from(image)], 'page.png'))
    return { path: `/chapters/${chapterId}/pages/upload`, body: form, count: inBook(pagesOfBook) }
  },
  async generateSpeech(text, send) {
    const { chapterId, variationId } = await makePage(text, send)
    const pages = [{ pageVariationId: variationId, textSegments: [{ text: `${text}.`, ...voice }] }]
    return {
      path: '/api/text-to-speech/stream',
      body: { ...voice, chapterId, variation: 'en', pages },
      count: countJobs('speak'),
      paidFor: 'voice',
    }
  },
  async speakTargetedText(text, send) {
    const { chapterId, variationId } = await makePage(text, send)
    const pages = [{ pageVariationId: variationId, textSegments: [{ text: `${text}.`, ...voice }] }]
    return {
      path: '/api/text-to-speech/targeted-text',
      body: { ...voice, chapterId, variation: 'en', pages },
      count: countJobs('speak-text'),
      paidFor: 'voice',
    }
  },
  async speakQuizText(text, send) {
    const { bookId } = await makeBook(text, send)
    const { voiceSettings: _none, ...chosen } = voice
    return {
      path: '/api/text-to-speech/quiz',
      body: { text: `${text}.`, bookId, voiceSettings: chosen },
      count: countJobs('speak-text'),
      paidFor: 'voice',
    }
  },
  async alignChapter(text, send) {
    const { bookId, chapterVariationId, variationId } = await makeTrack(text, send)
    return {
      path: '/api/text-to-speech/align-from-chapter',
      body: { bookId, chapterVariationId, pageData: [{ pageVariationId: variationId, text: `One two ${text}.` }] },
      count: inBook(`${variationsOfBook} join chapter_words on chapter_variation_id = chapter_variations.id`),
      paidFor: 'alignment',
    }
  },
  async alignAudio(text) {
    const form = new FormData()
    form.set('text', `One two ${text}.`)
    form.set('file', recording())
    return {
      path: '/api/text-to-speech/forced-alignment',
      body: form,
      // Its job belongs to no book and keeps no text, but all jobs of one recording and text have the same key.
      count: `select count(*)::int as count from jobs where kind = 'align' and jobs.key = (select first.key
        from answered_calls join jobs first on first.id = job_id where answered_calls.key = $1)`,
      paidFor: 'alignment',
    }
  },
  async convertChapterAudio(text, send) {
    const { chapterVariationId } = await makeTrack(text, send)
    return {
      path: `/api/chapter-variation-audio/${chapterVariationId}/convert`,
      body: undefined,
      count: countJobs('convert'),
    }
  },
  async addWordsToChapter(text, send) {
    const { chapterVariationId, variationId, audioLink } = await makeTrack(text, send)
    return {
      path: '/api/add-words-to-chapter',
      body: {
        chapterVariationId,
        audioFileName: audioLink,
        words: [{ word: 'One', start: 0, end: 0.4, pageVariationId: variationId }],
      },
      count: inBook(`${variationsOfBook} join chapter_words on chapter_variation_id = chapter_variations.id`),
    }
  },
  async submitQuiz(text, send) {
    const { bookId } = await makePage(text, send)
    const quiz = Id.parse(await send(`/quiz/${bookId}`, { title: text }))
    const question = Id.parse(await send('/quiz/question', { quizId: quiz.id, text: 'Who?' }))
    const answer = Id.parse(await send(`/quiz/answer/${question.id}`, { text: 'She', isCorrect: true }))
    await send(`/api/book/${bookId}/publish`, { visibility: 'public' })
    return {
      path: `/quiz/user/${quiz.id}`,
      body: { selectedAnswers: [{ questionId: question.id, answerIds: [answer.id] }], incompleteQuizScoring: true },
      count: `select count(*)::int as count from quiz_submissions join quizzes on quizzes.id = quiz_id where title = $1`,
    }
  },
}

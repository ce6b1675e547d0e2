import { QuizSpeech, speakQuizText, uploadFile } from '@lectern/contracts/app'
import { getFile, PagesContent, savePagesContent } from '@lectern/contracts/main'
import { createQuiz, createWords, NewQuiz, NewWord } from '@lectern/contracts/quiz'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { callRoute, type Send } from '../call-route'
import { followJob } from '../follow-job'
import { fillPlaceholders } from './fill-placeholders'
import { writeSubtitles } from './write-subtitles'

const Marks = z.object({ popupTriggers: z.array(z.unknown()), coachingPoints: z.array(z.unknown()) })

/** The `content.json` of a drawn story. `fillPlaceholders` says how it names files and times. */
const Content = z.object({
  recordings: z.array(z.object({ name: z.string(), language: z.string(), text: z.string() })),
  pages: z.array(Marks),
  quizzes: z.array(z.unknown()),
  words: z.array(z.record(z.string(), z.unknown())),
})

export interface ContentContext {
  readonly send: Send
  readonly bookId: number
  readonly wait: (milliseconds: number) => Promise<void>
}

/** Adds triggers, coaching points, quizzes and a glossary to a narrated book, if the folder of its story has some. */
export async function addContent({ send, bookId, wait }: ContentContext, folder: string): Promise<void> {
  const file = join(folder, 'content.json')
  if (!existsSync(file)) return
  const content = Content.parse(JSON.parse(await readFile(file, 'utf8')))
  const links = new Map<string, string>()
  const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('file', new Blob([bytes]), name)
    links.set(name, (await callRoute(send, uploadFile, { form })).url)
  }
  for (const name of await readdir(join(folder, 'files'))) {
    await upload(name, new Uint8Array(await readFile(join(folder, 'files', name))))
  }
  for (const { name, language, text } of content.recordings) {
    const response = await callRoute(send, speakQuizText, { body: { text, language, voiceSettings: {} } })
    const spoken =
      'jobId' in response
        ? await followJob({ send, jobId: response.jobId, resultSchema: QuizSpeech, onProgress: () => undefined, wait })
        : response
    links.set(`${name}.mp3`, spoken.audioLink)
    await upload(`${name}.vtt`, new TextEncoder().encode(writeSubtitles(text, spoken.durationSeconds)))
  }

  const { chapters } = await callRoute(send, getFile, { params: { id: bookId } })
  const pages = chapters.flatMap((chapter) => chapter.pages)
  const marked = content.pages.map((marks, index) => {
    const page = pages[index]
    if (page === undefined) throw new Error(`The book has no page ${index + 1} for the content of its story`)
    const filled = fillPlaceholders(marks, { links, variations: page.variations })
    return { pageId: page.pageId, ...Marks.parse(filled) }
  })
  await callRoute(send, savePagesContent, { body: PagesContent.parse(marked) })
  for (const quiz of content.quizzes) {
    const body = NewQuiz.parse(fillPlaceholders(quiz, { links, variations: [] }))
    await callRoute(send, createQuiz, { params: { id: bookId }, body })
  }
  const words = content.words.map((word) =>
    NewWord.parse(fillPlaceholders({ ...word, bookId }, { links, variations: [] })),
  )
  if (words.length > 0) await callRoute(send, createWords, { body: { words } })
}

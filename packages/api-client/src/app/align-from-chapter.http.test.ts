import { expect, inject, test } from 'vitest'
import { mainApi } from '../main'
import { first, signIn } from '../testing/create-client'
import { alignFromChapter } from './align-from-chapter'
import { appApi } from './endpoints.gen'

const server = inject('server')

test('aligns a chapter with its track and sends enabled_spooled_file as false [API-SPEECH-005 API-SPEECH-006]', async () => {
  const { store, sent } = await signIn(server)
  const newBook = { title: 'Heidi', language: 'en' }
  const { bookInfo, chapters } = await store.dispatch(mainApi.endpoints.createBook.initiate({ newBook })).unwrap()
  const { id: chapterId, variations } = first(chapters)
  const page = await store
    .dispatch(
      mainApi.endpoints.createPage.initiate({ id: chapterId, pageFields: { variations: [{ variation: 'en' }] } }),
    )
    .unwrap()
  const pageVariationId = first(page.variations).id
  const voice = { voiceId: 'ada', modelId: 'plain', voiceSettings: {} }
  const pages = [{ pageVariationId, textSegments: [{ text: 'Once upon a time.', ...voice }] }]
  const speechRequest = { ...voice, chapterId, variation: 'en', pages }
  await store.dispatch(appApi.endpoints.generateSpeech.initiate({ speechRequest })).unwrap()

  const call = {
    chapterVariationId: first(variations).id,
    enabledSpooledFile: false,
    bookId: bookInfo.id,
    editor: null,
    pageData: [{ pageVariationId, text: 'Once upon a time.' }],
  } as const
  const response = await store.dispatch(alignFromChapter(call)).unwrap()
  expect(response).toMatchObject({ words: ['Once', 'upon', 'a', 'time.'].map((word) => ({ word, pageVariationId })) })
  const alignments = sent.filter(({ path }) => path === '/api/text-to-speech/align-from-chapter')
  const { enabledSpooledFile: _, ...others } = call
  expect(JSON.parse(await first(alignments).readBody())).toEqual({ ...others, enabled_spooled_file: false })
  expect(alignments).toHaveLength(1)

  const queued = await store.dispatch(alignFromChapter(call, { prefer: 'respond-async' })).unwrap()
  expect(queued).toMatchObject({ jobId: expect.any(String) })
})

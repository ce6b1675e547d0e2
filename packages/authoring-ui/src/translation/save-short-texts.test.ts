import { expect, it } from 'vitest'
import { saveShortTexts } from './save-short-texts'
import type { ShortTextDraft } from './short-text'
import { noShortTexts, stepShortTexts, type ShortTextsEvent, type ShortTextsState } from './step-short-texts'
import type { TranslationCalls } from './translation-calls'

const titleDraft: ShortTextDraft = {
  key: 'chapter',
  place: { kind: 'chapter-title' },
  source: 'El faro',
  translation: 'The lighthouse ',
}
const imageDraft = (pageId: number, translation: string): ShortTextDraft => ({
  key: `image ${pageId}`,
  place: { kind: 'image-description', pageId, pageNumber: pageId, pageVariationId: 100 + pageId },
  source: 'El mar',
  translation,
})

/** Opens a save of drafts in a chapter that lacks the texts with these keys. */
function openSaves(drafts: readonly ShortTextDraft[], missing: Set<string>) {
  const calls: string[] = []
  const state: ShortTextsState = { ...noShortTexts, phase: 'saving', from: 'es', texts: drafts, drafts }
  const test = {
    state,
    calls,
    isTitleRefused: false,
    revisions: new Map<number, number>(),
    save: () => saveShortTexts({ calls: server, state: test.state, language: 'en', send, onPagesSaved }),
  }
  const send = (event: ShortTextsEvent) => {
    test.state = stepShortTexts(test.state, event)
  }
  const onPagesSaved = (revisions: ReadonlyMap<number, number>) => {
    for (const [pageId, revision] of revisions) test.revisions.set(pageId, revision)
  }
  const server: TranslationCalls = {
    owner: { authorId: 1, bookId: 9 },
    chapterId: 4,
    readPages: async () => [],
    translate: async () => '',
    readFailure: () => null,
    readShortTexts: async () => drafts.filter(({ key }) => missing.has(key)),
    async saveImageDescriptions(images) {
      for (const { key } of images) missing.delete(key)
      calls.push(images.map(({ key, translation }) => `${key}: ${translation}`).join())
      return new Map(
        images.flatMap(({ place }) => (place.kind === 'chapter-title' ? [] : [[place.pageId, 2] as const])),
      )
    },
    async saveChapterTitle(title, language) {
      if (test.isTitleRefused) throw new Error('The server restarts.')
      calls.push(`${language}: ${title}`)
    },
  }
  return test
}

it('saves drafts whose texts the chapter still lacks, and counts those that it has by now', async () => {
  const drafts = [titleDraft, imageDraft(1, 'Sea'), imageDraft(2, ' '), imageDraft(3, 'Waves')]
  const test = openSaves(drafts, new Set(['chapter', 'image 1', 'image 2']))
  expect(await test.save()).toEqual({ saved: 2, leftOut: 1 })
  expect(test.calls).toEqual(['image 1: Sea', 'en: The lighthouse'])
  expect([...test.revisions]).toEqual([[1, 2]])
  expect(test.state.drafts.map(({ key }) => key)).toEqual(['image 2'])
})

it('goes on with what is not saved yet after a failure, and counts both attempts', async () => {
  const test = openSaves([titleDraft, imageDraft(1, 'Sea'), imageDraft(2, 'Waves')], new Set(['chapter', 'image 1']))
  test.isTitleRefused = true
  await expect(test.save()).rejects.toThrow('The server restarts.')
  expect(test.state.drafts).toEqual([titleDraft])
  test.isTitleRefused = false
  expect(await test.save()).toEqual({ saved: 2, leftOut: 1 })
  expect(test.calls).toEqual(['image 1: Sea', 'en: The lighthouse'])
})

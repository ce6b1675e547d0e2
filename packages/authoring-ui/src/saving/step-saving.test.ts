import { describe, expect, it } from 'vitest'
import { openTestDesk, type TestDesk } from '../desk/open-test-desk.fixture'
import { fixtureWords } from '../testing/fixture-words'

const save = ({ desk }: TestDesk, pageVariationIds: readonly number[]) => {
  const request = { scope: 'page', pageVariationIds, quiet: false, purpose: null, ticket: null } as const
  desk.send({ kind: 'saving', event: { kind: 'save-requested', request } })
}
const firstWord = ({ desk }: TestDesk, pageVariationId: number) =>
  desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' })[0]?.rect.word
const unsaved = ({ desk }: TestDesk) => [...desk.editor.getState().unsavedPages]
const written = ({ server }: TestDesk) =>
  server.writes.map((writes) => writes.map((write) => [write.pageVariationId, write.revision]))

/** Someone else saves a page. */
function overtake({ server }: TestDesk, pageVariationId: number, words: string): void {
  server.pages = server.pages.map((page) =>
    page.pageVariationId === pageVariationId
      ? { ...page, revision: page.revision + 1, rects: { rects: [], rectsByWords: fixtureWords(words) } }
      : page,
  )
}

describe('saving', () => {
  it('sends only pages with unsaved changes, each with the revision it is based on', async () => {
    const test = await openTestDesk(['Once', 'upon'])
    test.edit(101, 'Twice')
    save(test, [101, 102])
    await test.settle()
    expect(written(test)).toEqual([[[101, 5]]])
    expect(test.notices).toEqual([{ kind: 'saved', scope: 'page' }])
    expect(unsaved(test)).toEqual([])
  })

  it('sends the second of two saves on the revision that the first one made', async () => {
    const test = await openTestDesk(['Once'])
    test.edit(101, 'first')
    save(test, [101])
    test.edit(101, 'second')
    save(test, [101])
    await test.settle()
    expect(written(test)).toEqual([[[101, 5]], [[101, 6]]])
    expect(unsaved(test)).toEqual([])
  })

  it('keeps changes unsaved if the call fails, and those made while it was under way', async () => {
    const test = await openTestDesk(['Once'])
    test.server.refuse = { kind: 'failed', message: 'no disk' }
    test.edit(101, 'Twice')
    save(test, [101])
    await test.settle()
    expect(unsaved(test)).toEqual([101])
    expect(test.notices).toEqual([{ kind: 'save-failed', scope: 'page', reason: 'no disk' }])
    test.server.refuse = null
    save(test, [101])
    test.edit(101, 'Thrice')
    await test.settle()
    expect(unsaved(test)).toEqual([101])
  })

  it('resolves saveAll to whether every page is saved', async () => {
    const test = await openTestDesk(['Once'])
    expect(await test.desk.saveAll()).toBe(true)
    test.edit(101, 'Twice')
    test.server.refuse = { kind: 'failed', message: '' }
    expect(await test.desk.saveAll()).toBe(false)
    test.server.refuse = null
    expect(await test.desk.saveAll()).toBe(true)
  })

  it('tells that pages are gone, reloads the chapter and drops their changes', async () => {
    const test = await openTestDesk(['Once', 'upon'])
    test.edit(101, 'Twice')
    test.server.pages = test.server.pages.slice(1)
    save(test, [101])
    await test.settle()
    expect(test.notices).toEqual([{ kind: 'pages-gone', count: 1 }])
    expect(unsaved(test)).toEqual([])
  })
})

describe('a conflict', () => {
  async function clash() {
    const test = await openTestDesk(['Once', 'upon'])
    test.edit(101, 'mine')
    test.edit(102, 'mine too')
    overtake(test, 101, 'theirs')
    save(test, [101, 102])
    await test.settle()
    return test
  }

  it('shows the pages of the other author and writes nothing', async () => {
    const test = await clash()
    expect(test.desk.getState().saving.conflict.map((page) => page.pageVariationId)).toEqual([101])
    expect(firstWord(test, 101)).toBe('mine')
    expect(unsaved(test)).toEqual([101, 102])
  })

  it("saves the author's own work on top if the author keeps it", async () => {
    const test = await clash()
    test.desk.send({ kind: 'saving', event: { kind: 'conflict-kept-mine' } })
    await test.settle()
    expect(test.desk.getState().saving.conflict).toEqual([])
    expect(test.server.pages[0]?.rects.rectsByWords[0]?.word).toBe('mine')
    expect(unsaved(test)).toEqual([102])
  })

  it('takes the other work as one undo step if the author prefers it', async () => {
    const test = await clash()
    test.desk.send({ kind: 'saving', event: { kind: 'conflict-took-theirs' } })
    expect(firstWord(test, 101)).toBe('theirs')
    expect(unsaved(test)).toEqual([102])
    test.desk.editor.undo()
    expect(firstWord(test, 101)).toBe('mine')
    expect(await test.desk.saveAll()).toBe(true)
    expect(test.server.pages[0]?.rects.rectsByWords[0]?.word).toBe('mine')
  })
})

describe('loading the chapter again', () => {
  it('takes over pages that others changed, and no page with unsaved changes', async () => {
    const test = await openTestDesk(['Once', 'upon'])
    test.edit(101, 'mine')
    overtake(test, 101, 'theirs')
    overtake(test, 102, 'theirs')
    test.desk.send({ kind: 'rects-requested' })
    await test.settle()
    expect([firstWord(test, 101), firstWord(test, 102)]).toEqual(['mine', 'theirs'])
  })

  it('ignores a response that is older than a save', async () => {
    const test = await openTestDesk(['Once'])
    const before = test.server.pages
    test.edit(101, 'mine')
    await test.desk.saveAll()
    test.server.calls.read = async () => before
    test.desk.send({ kind: 'rects-requested' })
    await test.settle()
    expect(firstWord(test, 101)).toBe('mine')
  })

  it('keeps an open desk if it fails', async () => {
    const test = await openTestDesk(['Once'])
    test.server.calls.read = () => Promise.reject(new Error('offline'))
    test.desk.send({ kind: 'rects-requested' })
    await test.settle()
    expect(test.desk.getState().load).toBe('ready')
  })
})

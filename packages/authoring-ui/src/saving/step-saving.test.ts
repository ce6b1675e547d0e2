import { describe, expect, it } from 'vitest'
import { openTestDesk, PassingFault, type TestDesk } from '../desk/open-test-desk.fixture'
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

  it('bases a save on the revision of a save of other fields, unless someone saved in between', async () => {
    const test = await openTestDesk(['Once', 'upon', 'a'])
    const revisions = new Map([
      [101, 6],
      [102, 7],
      [999, 6],
    ])
    test.desk.send({ kind: 'saving', event: { kind: 'other-fields-saved', revisions } })
    for (const id of [101, 102, 103]) test.edit(id, 'mine')
    save(test, [101, 102, 103])
    await test.settle()
    expect(written(test)).toEqual([
      [
        [101, 6],
        [102, 5],
        [103, 5],
      ],
    ])
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

  it('reports that pages are gone, reloads the chapter and drops their changes', async () => {
    const test = await openTestDesk(['Once', 'upon'])
    test.edit(101, 'Twice')
    test.server.pages = test.server.pages.slice(1)
    save(test, [101])
    await test.settle()
    expect(test.notices).toEqual([{ kind: 'pages-gone', count: 1 }])
    expect(unsaved(test)).toEqual([])
  })
})

describe('a save that fails temporarily', () => {
  const passing = (hint?: PassingFault['hint']) =>
    ({ kind: 'failed', message: 'busy', cause: new PassingFault(hint) }) as const

  async function failToSave(texts = ['Once']) {
    const test = await openTestDesk(texts)
    test.server.refuse = passing()
    test.edit(101, 'Twice')
    save(test, [101])
    await test.settle()
    return test
  }
  async function endPauses(test: TestDesk) {
    test.endPauses()
    await test.settle()
  }

  it('is tried again after growing pauses until the server takes it, and reported once', async () => {
    const test = await failToSave()
    expect(test.notices).toEqual([{ kind: 'save-postponed', scope: 'page', cause: 'restarting' }])
    expect(test.desk.getState().saving.retry).toMatchObject({ cause: 'restarting', pauseSeconds: 2 })
    expect(test.pauses()).toEqual([2])
    await endPauses(test)
    expect(test.pauses()).toEqual([4])
    test.server.refuse = null
    await endPauses(test)
    expect(test.pauses()).toEqual([])
    expect(unsaved(test)).toEqual([])
    expect(test.server.pages[0]?.rects.rectsByWords[0]?.word).toBe('Twice')
    expect(test.notices.slice(1)).toEqual([{ kind: 'saved', scope: 'page' }])
    expect(test.desk.getState().saving).toMatchObject({ retry: null, failures: 0 })
  })

  it('waits as long as the server asks for', async () => {
    const test = await openTestDesk(['Once'])
    test.server.refuse = passing({ cause: 'busy', retryAfterSeconds: 40 })
    test.edit(101, 'Twice')
    save(test, [101])
    await test.settle()
    expect(test.pauses()).toEqual([40])
  })

  it('is tried at once when the browser is online again, or the author asks for it', async () => {
    const test = await failToSave()
    test.goOnline()
    await test.settle()
    expect(written(test)).toHaveLength(2)
    test.server.refuse = null
    test.desk.send({ kind: 'saving', event: { kind: 'save-retried' } })
    await test.settle()
    expect(unsaved(test)).toEqual([])
  })

  it('is tried with the next save that the author asks for', async () => {
    const test = await failToSave(['Once', 'upon'])
    test.server.refuse = null
    test.edit(102, 'on')
    save(test, [102])
    await test.settle()
    expect(written(test).slice(1)).toEqual([[[101, 5]], [[102, 5]]])
    expect(unsaved(test)).toEqual([])
  })

  it('keeps the pages of all failed saves for the next attempt', async () => {
    const test = await failToSave(['Once', 'upon'])
    test.edit(102, 'on')
    save(test, [102])
    await test.settle()
    test.server.refuse = null
    await endPauses(test)
    expect(unsaved(test)).toEqual([])
    expect(test.notices.at(-1)).toEqual({ kind: 'saved', scope: 'chapter' })
  })

  it('reports its failure to the caller that waits for it', async () => {
    const test = await openTestDesk(['Once'])
    test.server.refuse = passing()
    test.edit(101, 'Twice')
    expect(await test.desk.saveAll()).toBe(false)
  })

  it('is not tried again if it then meets a conflict or a refusal', async () => {
    const clashing = await failToSave()
    clashing.server.refuse = null
    overtake(clashing, 101, 'theirs')
    await endPauses(clashing)
    expect(clashing.desk.getState().saving).toMatchObject({ retry: null, failures: 0 })
    expect(clashing.desk.getState().saving.conflict).toHaveLength(1)
    expect(clashing.pauses()).toEqual([])
    const refused = await failToSave()
    refused.server.refuse = { kind: 'failed', message: 'not allowed' }
    await endPauses(refused)
    expect(refused.pauses()).toEqual([])
    expect(refused.notices.at(-1)).toEqual({ kind: 'save-failed', scope: 'page', reason: 'not allowed' })
    expect(unsaved(refused)).toEqual([101])
  })

  it('is not tried again after the desk has been left', async () => {
    const test = await failToSave()
    test.stop()
    expect(test.pauses()).toEqual([])
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

describe('loading the chapter', () => {
  it('is tried again after growing pauses, and when the browser is online again', async () => {
    const test = await openTestDesk(['Once'], { read: () => Promise.reject(new PassingFault()) })
    expect(test.desk.getState().loading).toMatchObject({ kind: 'failed', cause: 'restarting', pauseSeconds: 2 })
    test.endPauses()
    expect(test.desk.getState().loading).toMatchObject({ isTrying: true, pauseSeconds: null })
    await test.settle()
    expect(test.pauses()).toEqual([4])
    delete test.server.calls.read
    test.goOnline()
    await test.settle()
    expect(test.desk.getState().loading).toEqual({ kind: 'ready' })
    expect(firstWord(test, 101)).toBe('Once')
  })

  it('is not tried again automatically after a refusal', async () => {
    const test = await openTestDesk(['Once'], { read: () => Promise.reject(new Error('not allowed')) })
    expect(test.desk.getState().loading).toMatchObject({ kind: 'failed', reason: 'not allowed', cause: null })
    expect(test.pauses()).toEqual([])
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
    expect(test.desk.getState().loading).toEqual({ kind: 'ready' })
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openTestDesk, PassingFault, type TestDesk } from '../desk/open-test-desk.fixture'
import { fixtureWords } from '../testing/fixture-words'

const pageIds = [101, 102]
const page = fc.constantFrom(...pageIds)
const action = fc.oneof(
  fc.record({ do: fc.constant('edit' as const), page }),
  fc.record({ do: fc.constant('save' as const), page }),
  fc.record({ do: fc.constant('save-all' as const) }),
  fc.record({ do: fc.constant('other-author-saves' as const), page }),
  fc.record({ do: fc.constant('fail-next' as const), cause: fc.constantFrom(undefined, new PassingFault()) }),
  fc.record({ do: fc.constant('end-pauses' as const) }),
  fc.record({ do: fc.constant('go-online' as const) }),
  fc.record({ do: fc.constant('reload' as const) }),
  fc.record({ do: fc.constant('keep-mine' as const) }),
  fc.record({ do: fc.constant('take-theirs' as const) }),
  fc.record({ do: fc.constant('undo' as const) }),
  fc.record({ do: fc.constant('settle' as const) }),
)
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

const wordOf = ({ desk }: TestDesk, pageVariationId: number) =>
  desk.editor.document.inOrder({ pageVariationId, kind: 'rectsByWords' })[0]?.rect.word

async function run(test: TestDesk, step: Action, count: number): Promise<void> {
  const { desk, server } = test
  switch (step.do) {
    case 'edit':
      return test.edit(step.page, `mine ${count}`)
    case 'save': {
      const pageVariationIds = [step.page]
      const request = { scope: 'page', pageVariationIds, quiet: true, purpose: null, ticket: null } as const
      return desk.send({ kind: 'saving', event: { kind: 'save-requested', request } })
    }
    case 'save-all':
      return void desk.saveAll()
    case 'other-author-saves':
      server.pages = server.pages.map((each) =>
        each.pageVariationId === step.page
          ? { ...each, revision: each.revision + 1, rects: { rects: [], rectsByWords: fixtureWords(`theirs${count}`) } }
          : each,
      )
      return
    case 'fail-next':
      server.refuse = server.refuse === null ? { kind: 'failed', message: '', cause: step.cause } : null
      return
    case 'end-pauses':
      return test.endPauses()
    case 'go-online':
      return test.goOnline()
    case 'reload':
      return desk.send({ kind: 'rects-requested' })
    case 'keep-mine':
      return desk.send({ kind: 'saving', event: { kind: 'conflict-kept-mine' } })
    case 'take-theirs':
      return desk.send({ kind: 'saving', event: { kind: 'conflict-took-theirs' } })
    case 'undo':
      return desk.editor.undo()
    case 'settle':
      return test.settle()
  }
}

it('counts a page as saved only while it equals the server’s page at its revision', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (steps) => {
      const test = await openTestDesk(['Once', 'upon'])
      /** Every version that the server ever had, by page and revision. */
      const versions = new Map<string, string | undefined>()
      const note = () => {
        for (const { pageVariationId, revision, rects } of test.server.pages) {
          versions.set(`${pageVariationId}/${revision}`, rects.rectsByWords[0]?.word)
        }
      }
      note()
      for (const [count, step] of steps.entries()) {
        await run(test, step, count)
        note()
      }
      await test.settle()
      await test.settle()
      note()
      const { saving } = test.desk.getState()
      for (const id of pageIds) {
        if (test.desk.editor.getState().unsavedPages.has(id)) continue
        expect(wordOf(test, id)).toBe(versions.get(`${id}/${saving.revisions.get(id)}`))
      }
      expect(saving.running).toBeNull()
      if (saving.retry !== null) expect(test.pauses()).toHaveLength(1)
    }),
    { numRuns: 60 },
  )
})

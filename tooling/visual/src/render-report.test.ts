import { expect, it } from 'vitest'
import { renderReport, type ReportedStory } from './render-report.ts'

const picture = (path: string, height = 40) => ({ path, width: 100, height })
const changed: ReportedStory = {
  id: 'button--plain',
  label: 'Button: "Plain" <b>',
  kind: 'changed',
  reason: null,
  views: [
    {
      view: 'rtl',
      changedPixels: 1200,
      before: picture('before.webp'),
      after: picture('after.webp', 44),
      difference: picture('difference.webp', 44),
    },
  ],
}

it('shows before, after and difference of a changed view, with the sizes if they differ', () => {
  const page = renderReport({ before: 'abc "x"', after: 'working tree', stories: [changed], sameCount: 3 })
  expect(page).toContain('1 changed, 3 the same')
  for (const name of ['before', 'after', 'difference']) expect(page).toContain(`src="${name}.webp"`)
  expect(page).toContain('Right to left · 1,200 pixels changed · 100 × 40 became 100 × 44')
  expect(page).toContain('Button: &quot;Plain&quot; &lt;b>')
})

it('lists failed, changed, new and gone stories in this order and leaves empty sections out', () => {
  const stories = (['removed', 'added', 'failed'] as const).map((kind): ReportedStory => ({
    ...changed,
    id: kind,
    label: kind,
    kind,
    reason: kind === 'failed' ? 'no' : null,
    views: [],
  }))
  const page = renderReport({ before: 'a', after: 'b', stories, sameCount: 0 })
  const titles = [...page.matchAll(/<h2>(Could not be drawn|Changed|New|Gone)<\/h2>/g)].map(([, title]) => title)
  expect(titles).toEqual(['Could not be drawn', 'New', 'Gone'])
  expect(page).toContain('<pre>no</pre>')
})

it('says so if every story looks the same', () => {
  expect(renderReport({ before: 'a', after: 'b', stories: [], sameCount: 9 })).toContain('Every story looks the same.')
})

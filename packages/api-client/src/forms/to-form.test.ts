import { expect, test } from 'vitest'
import { toForm } from './to-form'

test('appends files, one part each, and JSON as text, and omits missing fields', () => {
  const page = new File(['1'], 'page-1.png', { type: 'image/png' })
  const cover = new Blob(['2'])
  const form = toForm({
    files: [page, page],
    cover,
    none: [],
    variation: 'en',
    pages: [{ pageId: 4 }],
    dryRun: false,
    left: undefined,
    empty: null,
  })
  expect(form.getAll('files')).toMatchObject([{ name: 'page-1.png', type: 'image/png' }, { name: 'page-1.png' }])
  expect(form.get('cover')).toBeInstanceOf(Blob)
  expect([...form.keys()]).toEqual(['files', 'files', 'cover', 'variation', 'pages', 'dryRun'])
  expect([form.get('variation'), form.get('pages'), form.get('dryRun')]).toEqual(['en', '[{"pageId":4}]', 'false'])
})

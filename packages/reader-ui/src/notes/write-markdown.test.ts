import { expect, test } from 'vitest'
import type { ListedNote } from './list-notes'
import { addNote, noNotes } from './note'
import { writeMarkdown } from './write-markdown'

const draft = { key: 'a', pageId: 1, icon: 'note', size: 40, x: 10, y: 20, createdAt: '2026-11-28T00:00:00.000Z' }
function listed(pageId: number, text: string, excerpt = ''): ListedNote {
  const [note] = addNote(noNotes, { ...draft, pageId, text, excerpt }).list
  return { note: note!, place: { chapterId: 1, pageId }, pageNumber: pageId, language: 'en', thumbnailLink: null }
}
const texts = { title: 'Notes on *The Owl*', toHeading: (page: number | null) => `Page ${page}` }

test('notes are written under their pages, with the words beside them', () => {
  expect(writeMarkdown([listed(1, 'First', 'The owl'), listed(1, 'Second'), listed(2, 'Third')], texts)).toBe(
    '# Notes on \\*The Owl\\*\n\n## Page 1\n\n> The owl\n\nFirst\n\nSecond\n\n## Page 2\n\nThird\n',
  )
})

test('a text keeps its lines and is no markup', () => {
  const text = '# no heading\n1. no list\n    no code\n\n<script>alert(1)</script> [link](x) `code`'
  expect(
    writeMarkdown([listed(1, text)], texts)
      .split('\n\n')
      .slice(2)
      .join('\n\n'),
  ).toBe('\\# no heading  \n1\\. no list  \nno code\n\n\\<script\\>alert(1)\\</script\\> \\[link\\](x) \\`code\\`\n')
})

import type { ListedNote } from './list-notes'

/** Characters that Markdown would read as marks. */
const marks = /[\\`*_{}[\]<>#+!|~&-]/g

export interface MarkdownTexts {
  readonly title: string
  /** Returns the heading of a page; null is a cover. */
  readonly toHeading: (pageNumber: number | null) => string
}

/** Writes notes as Markdown, in the order of the pages: one heading a page, and the words beside each note as a quotation. */
export function writeMarkdown(notes: readonly ListedNote[], { title, toHeading }: MarkdownTexts): string {
  const blocks = [`# ${escape(title)}`]
  let pageId: number | null = null
  for (const { note, place, pageNumber } of notes) {
    if (place.pageId !== pageId) blocks.push(`## ${escape(toHeading(pageNumber))}`)
    pageId = place.pageId
    if (note.excerpt !== '') blocks.push(`> ${escape(note.excerpt.replace(/\s+/g, ' '))}`)
    blocks.push(writeText(note.text))
  }
  return `${blocks.join('\n\n')}\n`
}

/** Writes a text so that it is shown as it was typed: two spaces at the end of a line break it. */
function writeText(text: string): string {
  const paragraphs = text.trim().split(/\n\s*\n/)
  return paragraphs.map((paragraph) => paragraph.split('\n').map(writeLine).join('  \n')).join('\n\n')
}

function writeLine(line: string): string {
  // Indented text would be code, and a number at its start a list.
  return escape(line.trim()).replace(/^(\d+)([.)])/, '$1\\$2')
}

function escape(text: string): string {
  return text.replace(marks, '\\$&')
}

/** A chapter's part in a language, as the server sends it, without sound and settings. */
export function describeVariation(id: number, variation: string) {
  return { id, variation, name: null, audio: null, video: null, voiceSettings: null, durationSeconds: null }
}

export interface DescribedChapter {
  readonly id: number
  readonly name: string
  readonly variations: readonly object[]
  readonly pages: readonly object[]
}

/** Returns book 9 with the given chapters, as the server sends it to an author. */
export function describeBook(chapters: readonly DescribedChapter[]) {
  return {
    bookInfo: {
      id: 9,
      title: 'The Little Lamp',
      description: null,
      cover_image: null,
      theme_data: {},
      visibility: 'public',
      published: false,
      languages: ['en'],
    },
    chapters: chapters.map((chapter, index) => ({ ...chapter, type: null, order_index: index })),
    revision: null,
  }
}

/** Returns a book of the library's list, as the server sends it to its author. */
export function describeListedBook(id: number, title: string, more: object = {}) {
  return {
    id,
    title,
    description: null,
    cover_image: null,
    theme_data: {},
    visibility: 'public',
    published: false,
    languages: ['en'],
    pageCount: 4,
    durationSeconds: 0,
    canEdit: true,
    updatedAt: '2026-11-23T09:00:00Z',
    ...more,
  }
}

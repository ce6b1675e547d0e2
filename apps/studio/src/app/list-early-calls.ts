const id = /^[1-9]\d*$/

/**
 * Lists the paths of the calls that the screen at an address makes first: those of the book and of the chapter in its
 * workspace or in the audio editor.
 */
export function listEarlyCalls({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string[] {
  const query = new URLSearchParams(search)
  const book = pathname === '/studio/audio' ? query.get('book') : pathname.replace(/^\/studio\/books\//, '')
  if (book === null || !id.test(book)) return []
  const chapter = query.get('chapter')
  return [
    `/file/bookData/${book}?includeRectData=false`,
    ...(chapter !== null && id.test(chapter) ? [`/chapters/${chapter}/page/details`] : []),
  ]
}

import { mainApi } from '@lectern/api-client/main'
import { useMemo } from 'react'
import { listOtherMarks, type OtherChapter } from '../marks/list-other-marks'

const none: readonly OtherChapter[] = []

/** Returns the saved marks of a book outside one chapter, as the server has them each time that they are wanted. */
export function useOtherChapters(bookId: number, chapterId: number, isWanted: boolean): readonly OtherChapter[] {
  const { data } = mainApi.useGetBookDataQuery(
    { id: bookId, includeRectData: 'false' },
    { skip: !isWanted, refetchOnMountOrArgChange: true },
  )
  return useMemo(() => (data === undefined ? none : listOtherMarks(data.chapters, chapterId)), [data, chapterId])
}

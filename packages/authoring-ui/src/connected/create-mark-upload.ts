import { uploadCoachingMedia } from '@lectern/api-client/main'
import type { SessionKeeper } from '@lectern/api-client/session'
import type { UploadMedia } from '../marks-editor/mark-edit'
import { uploadMedium } from '../quizzes/upload-medium'

/** Returns a function that uploads media of a book's marks. Videos and pictures go to the files of the author's domain. */
export function createMarkUpload(session: SessionKeeper, bookId: number): UploadMedia {
  return async ({ kind, ...upload }) => {
    if (kind === 'audio' || kind === 'subtitles') return uploadCoachingMedia({ ...upload, kind, session, bookId })
    const outcome = await uploadMedium({ session, file: upload.file, onProgress: upload.onProgress })
    return outcome.kind === 'uploaded' ? { kind: 'stored', link: outcome.url } : outcome
  }
}

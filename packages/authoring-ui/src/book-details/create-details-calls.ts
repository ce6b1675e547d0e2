import { mainApi, type BookData } from '@lectern/api-client/main'
import { unwrapOnce } from '@lectern/api-client/session'
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { readDetails, type StoredDetails } from './details-draft'
import type { NewCover } from './plan-details-save'
import type { DetailsCalls } from './save-details'

export interface LoadedDetails extends StoredDetails {
  readonly book: BookData
}

export interface BookDetailsCalls extends DetailsCalls {
  readonly load: () => Promise<LoadedDetails>
}

/** Connects the details of a book to the server. */
export function createDetailsCalls(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  bookId: number,
): BookDetailsCalls {
  const { endpoints } = mainApi
  const untracked = { track: false } as const
  const fresh = { forceRefetch: true } as const
  return {
    async load() {
      // The revision first: lists that are newer than it are refused at a save and merged, older ones would be written over.
      const book = await unwrapOnce(
        dispatch(endpoints.getBookData.initiate({ id: bookId, includeRectData: 'false' }, fresh)),
      )
      const [categories, creators] = await Promise.all([
        unwrapOnce(dispatch(endpoints.listCategoriesOfBook.initiate({ id: bookId }, fresh))),
        unwrapOnce(dispatch(endpoints.listCreatorsOfBook.initiate({ id: bookId }, fresh))),
      ])
      return { ...readDetails(book.bookInfo, categories, creators), book }
    },
    async make(step, revision) {
      const base = { id: bookId, ...(revision === null ? {} : { 'if-match': `"${revision}"` }) }
      switch (step.kind) {
        case 'fields': {
          const saved = await dispatch(
            endpoints.updateBook.initiate({ ...base, bookChange: step.change }, untracked),
          ).unwrap()
          return { revision: saved.revision ?? null }
        }
        case 'cover': {
          const body = toCoverBody(step.cover)
          const saved = await dispatch(endpoints.setBookCover.initiate({ ...base, body }, untracked)).unwrap()
          return { revision: saved.revision ?? null, coverLink: saved.cover_image }
        }
        case 'creators': {
          const creators = step.creators.map(({ id, name, role }) => ({
            ...(id === null ? { name } : { id }),
            role: role.trim() === '' ? null : role.trim(),
          }))
          await dispatch(endpoints.setCreatorsOfBook.initiate({ ...base, bookCreators: creators }, untracked)).unwrap()
          return { revision: null }
        }
      }
    },
  }
}

function toCoverBody(cover: NewCover) {
  return cover.kind === 'page' ? { pageVariationId: cover.variationId } : { cover: [cover.file] }
}

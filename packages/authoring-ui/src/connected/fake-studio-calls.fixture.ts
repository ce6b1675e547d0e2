import type { appApi, RecognitionRequest } from '@lectern/api-client/app'
import type { OrderingList, PageJsonWrite, RectDataWrite } from '@lectern/api-client/main'

export function readList<Mark extends { id: string }>(text: string): Mark[] {
  const list: unknown = JSON.parse(text)
  if (!isMarkList<Mark>(list)) throw new Error('The fake server takes lists of marks with ids only.')
  return list
}

function isMarkList<Mark extends { id: string }>(value: unknown): value is Mark[] {
  return Array.isArray(value) && value.every((mark) => typeof mark === 'object' && mark !== null && 'id' in mark)
}

export function isMarkWrites(value: unknown): value is PageJsonWrite[] {
  return (
    Array.isArray(value) && value.every((write) => typeof write === 'object' && write !== null && 'pageId' in write)
  )
}

export type PublishRequest = Parameters<typeof appApi.endpoints.publishBook.initiate>[0]['body']

export function isPublishRequest(value: unknown): value is PublishRequest {
  return typeof value === 'object' && value !== null
}

export function isWrites(value: unknown): value is RectDataWrite[] {
  return Array.isArray(value)
}

export function isOrdering(value: unknown): value is OrderingList {
  return Array.isArray(value)
}

export function isRecognition(value: unknown): value is RecognitionRequest {
  return typeof value === 'object' && value !== null && 'images' in value
}

import { describe, expect, test } from 'vitest'
import { bookDataPath, loadPlan } from './load-plan'

const pathOf = (...plan: Parameters<typeof loadPlan>) => bookDataPath(loadPlan(...plan).source, 12)

describe('loadPlan', () => {
  test('the mode and the flags decide from where a book is loaded [LOAD-001 LOAD-002]', () => {
    expect(pathOf('authoring')).toBe('/file/bookData/12?includeRectData=false')
    expect(pathOf('preview')).toBe('/file/bookData/12/preview')
    expect(pathOf(null, { preview: true })).toBe('/file/bookData/12/preview')
    expect(pathOf(null, { useBucketData: true })).toBe('/file/get-bucket-data?prefix=12')
    for (const mode of [null, 'simple', 'testing', 'gbm', 'sample', 'brochure'] as const) {
      expect(pathOf(mode)).toBe('/file/bookData/12')
    }
  })

  test('authoring ignores all flags, and alone loads rects by chapter, 10 at a time', () => {
    expect(loadPlan('authoring', { preview: true, useBucketData: true })).toEqual({
      source: 'authoring',
      rectDataBatchSize: 10,
    })
    expect(loadPlan('preview', { useBucketData: true })).toEqual({ source: 'preview', rectDataBatchSize: null })
  })
})

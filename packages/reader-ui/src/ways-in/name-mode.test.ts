import { expect, test } from 'vitest'
import { readAddress } from '../address/read-address'
import { nameMode } from './name-mode'

test('names each mode that keeps nothing, and a preview by its parameter too', () => {
  const named = ['mode=preview', 'preview=1', 'mode=testing&preview=1', 'mode=testing', 'mode=sample'].map((query) =>
    nameMode(readAddress(query)),
  )
  expect(named).toEqual(['preview', 'preview', 'preview', 'testing', 'sample'])
  for (const query of ['', 'mode=simple', 'mode=gbm', 'mode=brochure', 'mode=nonsense', 'useBucketData=1']) {
    expect([query, nameMode(readAddress(query))]).toEqual([query, null])
  }
})

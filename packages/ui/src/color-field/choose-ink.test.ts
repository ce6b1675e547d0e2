import { expect, it } from 'vitest'
import { chooseInk } from './choose-ink'

it('chooses the ink with the higher contrast', () => {
  expect(['#000000', '#1B2A6B', '#8E4EC6'].map(chooseInk)).toEqual(['#FFFFFF', '#FFFFFF', '#FFFFFF'])
  expect(['#FFFFFF', '#FFD400', '#00FF00'].map(chooseInk)).toEqual(['#000000', '#000000', '#000000'])
})

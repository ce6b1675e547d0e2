import { expect, it } from 'vitest'
import { sortValues } from './sort-values'

it('sorts sizes from small to large and numbers by size, with or without quotation marks', () => {
  expect(sortValues(['"xl"', '"l"', '"m"', '"s"', '"huge"'])).toEqual(['"s"', '"m"', '"l"', '"xl"', '"huge"'])
  expect(sortValues(['2', '1', '10', '4'])).toEqual(['1', '2', '4', '10'])
})

it('sorts tones by rank and unknown values alphabetically, at the end', () => {
  expect(sortValues(['critical', 'vertical', 'plain', 'horizontal', 'accent'])).toEqual([
    'plain',
    'accent',
    'critical',
    'horizontal',
    'vertical',
  ])
})

import { expect, test } from 'vitest'
import { choosePoolSize } from './choose-pool-size'

test.each([
  [{ cores: 2, memoryMegabytes: 24_000 }, 2],
  [{ cores: 64, memoryMegabytes: 16_000 }, 26],
  [{ cores: 8, memoryMegabytes: 2000 }, 3],
  [{ cores: 4, memoryMegabytes: 256 }, 1],
])('a machine with %j processes %i pages simultaneously', (machine, pages) => {
  expect(choosePoolSize({ ...machine, megabytesEach: 300 })).toBe(pages)
})

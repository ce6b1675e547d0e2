import { describe, expect, test } from 'vitest'
import { isMobileWidth, layOutScreen } from './lay-out-screen'

describe('layOutScreen', () => {
  test('treats 767 pixels as mobile and 768 not [LAY-001]', () => {
    expect(isMobileWidth(767)).toBe(true)
    expect(isMobileWidth(768)).toBe(false)
    expect(layOutScreen({ width: 767, height: 900 }).isMobile).toBe(true)
    expect(layOutScreen({ width: 768, height: 900 }).isMobile).toBe(false)
  })

  test('gives the video 39.3 percent on a phone if the size of the screen is invalid [LAY-005 LAY-007]', () => {
    for (const height of [0, -1, NaN, Infinity]) {
      expect(layOutScreen({ width: 390, height })).toEqual({
        isMobile: true,
        arrangement: 'vertical',
        videoPercent: 39.3,
      })
    }
    expect(layOutScreen({ width: 0, height: 800 }).videoPercent).toBe(39.3)
  })

  test('splits every other screen in half [LAY-006]', () => {
    expect(layOutScreen({ width: 1440, height: 900 })).toEqual({
      isMobile: false,
      arrangement: 'horizontal',
      videoPercent: 50,
    })
    expect(layOutScreen({ width: 1440, height: 900, prefersVertical: true }).videoPercent).toBe(50)
    expect(layOutScreen({ width: 700, height: 400 })).toEqual({
      isMobile: true,
      arrangement: 'horizontal',
      videoPercent: 50,
    })
  })

  test('subtracts bars from the shared height without changing the orientation', () => {
    expect(layOutScreen({ width: 600, height: 700, availableHeight: 560 })).toEqual({
      isMobile: true,
      arrangement: 'vertical',
      videoPercent: 60,
    })
    expect(layOutScreen({ width: 400, height: 800, availableHeight: 600 }).videoPercent).toBe(37.5)
    expect(layOutScreen({ width: 400, height: 800, availableHeight: 0 }).videoPercent).toBe(39.3)
  })

  test('leaves room for both video and page at any size', () => {
    for (const width of [Number.NaN, -1, 0, 1, 320, 1e300, Infinity]) {
      for (const height of [Number.NaN, -1, 0, 1, 900, 1e300, Infinity]) {
        const { videoPercent } = layOutScreen({ width, height })
        expect(videoPercent >= 10 && videoPercent <= 60).toBe(true)
      }
    }
  })
})

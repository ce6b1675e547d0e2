import { defaultVideoSplitPercent, mobileVideoSplitPercent, videoRatio } from '@lectern/core/book'
import { mobileBreakpointPixels } from '@lectern/ui/tokens'

/** Smallest share of the video, and of the page. */
const MIN_SHARE_PERCENT = 10
const MAX_SHARE_PERCENT = 60

/**
 * Returns true for a mobile width: less than 768 CSS pixels.
 *
 * @example
 * isMobileWidth(767) // => true
 * isMobileWidth(768) // => false
 */
export function isMobileWidth(widthPixels: number): boolean {
  return widthPixels < mobileBreakpointPixels
}

/** Arrangement of video and page on the screen. */
export interface ScreenLayout {
  isMobile: boolean
  /** 'horizontal': video and page side by side; 'vertical': the video above the page. */
  arrangement: 'horizontal' | 'vertical'
  /** Share of the video along the split, in percent. */
  videoPercent: number
}

/**
 * Lays out video and page. On a portrait mobile screen the video is above the page, as high as a 16:9 picture of the full
 * width, within limits that keep both usable; without a valid size it gets the fallback share. Every other screen is split in
 * half; larger ones are split vertically only if the reader chose that.
 * @param o.width width of the screen in CSS pixels
 * @param o.height height of the screen in CSS pixels
 * @param o.availableHeight height without bars, shared by video and page; `height` by default
 * @param o.prefersVertical the reader's setting, for screens that are not mobile
 *
 * @example
 * layOutScreen({ width: 1280, height: 800 }) // => { isMobile: false, arrangement: 'horizontal', videoPercent: 50 }
 * layOutScreen({ width: 400, height: 900 }) // => { isMobile: true, arrangement: 'vertical', videoPercent: 25 }
 */
export function layOutScreen(o: {
  width: number
  height: number
  availableHeight?: number
  prefersVertical?: boolean
}): ScreenLayout {
  const isMobile = isMobileWidth(o.width)
  const availableHeight = o.availableHeight ?? o.height
  const isUsable = [o.width, o.height, availableHeight].every((side) => Number.isFinite(side) && side > 0)
  const isVertical = isMobile ? !isUsable || o.width <= o.height : (o.prefersVertical ?? false)
  const mobilePercent = isUsable ? mobileSplit(o.width, availableHeight) : mobileVideoSplitPercent
  return {
    isMobile,
    arrangement: isVertical ? 'vertical' : 'horizontal',
    videoPercent: isMobile && isVertical ? mobilePercent : defaultVideoSplitPercent,
  }
}

function mobileSplit(width: number, height: number): number {
  const percent = (width / videoRatio / height) * 100
  return Math.min(MAX_SHARE_PERCENT, Math.max(MIN_SHARE_PERCENT, percent))
}

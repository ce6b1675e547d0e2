import { expect, test } from 'vitest'
import { describeBrowser } from './describe-browser'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'
test.each([
  [
    `Mozilla/5.0 (Linux; Android 15; SM-S928B Build/AP3A) ${webKit} Chrome/141.0.7390.43 Mobile Safari/537.36`,
    'Chrome 141, Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webKit} HeadlessChrome/141.0.0.0 Safari/537.36`, 'Chrome 141, Linux'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.57`,
    'Edge 141, Windows',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-X) ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet 28, Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox 143, macOS'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/26.0 Safari/605.1.15`, 'Safari 26, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webKit} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari 26, iOS',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webKit} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`,
    'Chrome 141, iOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome 141, ChromeOS'],
  ['curl/8', 'another browser, another system'],
])('names browser and system of %s without the device', (userAgent, description) => {
  expect(describeBrowser(userAgent)).toBe(description)
})

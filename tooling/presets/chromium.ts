import { existsSync } from 'node:fs'

const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Finds the browser for tests: `CHROMIUM_PATH`, else an installed one, else undefined (Playwright's own). */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return chosen
  return INSTALLED_BROWSERS.find((path) => existsSync(path))
}

const executablePath = findChromium()

/** Launch options for Playwright and Vitest: software GL, sound without a gesture, no requests to the browser's vendor. */
export const chromiumLaunchOptions: { readonly executablePath?: string; readonly args: string[] } = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--enable-unsafe-swiftshader',
    '--autoplay-policy=no-user-gesture-required',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/** Launch options of tests: WebGL without antialiasing, which would take a third of the software GL's time. */
export const testLaunchOptions = {
  ...chromiumLaunchOptions,
  args: [...chromiumLaunchOptions.args, '--webgl-msaa-sample-count=0'],
}

/** Later names also call themselves by earlier ones: Edge is a Chrome, and Chrome a Safari. */
const browsers = [
  [/\bEdgA?(?:iOS)?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+).*\bSafari\//, 'Safari'],
] as const
const systems = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * Returns name and version of a browser and the name of its system, such as `Chrome 141, Android`, from its user agent text.
 * Model and build of the device are left out, because they could single a reader out.
 */
export function describeBrowser(userAgent: string): string {
  const browser = browsers.flatMap(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1]
    return version === undefined ? [] : [`${name} ${version}`]
  })[0]
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1]
  return [browser ?? 'another browser', system ?? 'another system'].join(', ')
}

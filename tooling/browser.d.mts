/**
 * A Chromium that starts, found or provided; rejects with what to install when there is none to be had.
 * @param log called before anything is downloaded or installed
 */
export function provideChromium(log?: (line: string) => void): Promise<string>

/** Looks where systems put Chromium and Chrome. */
export function findInstalled(
  platform: string,
  env: Readonly<Record<string, string | undefined>>,
  exists: (path: string) => boolean,
): string | null

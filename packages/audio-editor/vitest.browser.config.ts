import { testLaunchOptions } from '@lectern/presets/chromium'
import { browserProject } from '@lectern/presets/vitest'
import { playwright } from '@vitest/browser-playwright'
import { fileURLToPath } from 'node:url'

/** The microphone of the tests: a person who reads, again and again. */
const recording = fileURLToPath(import.meta.resolve('@lectern/material/narration/bobby.wav'))
const microphone = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-audio-capture=${recording}`,
]
const launchOptions = { ...testLaunchOptions, args: [...testLaunchOptions.args, ...microphone] }

export default browserProject('audio-editor', { test: { browser: { provider: playwright({ launchOptions }) } } })

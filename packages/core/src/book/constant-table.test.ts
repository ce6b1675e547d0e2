import { describe, expect, test } from 'vitest'
import { bookRules } from './rules/book-rule-table'
import * as constants from './constant-table'

describe('constants', () => {
  test('the table holds every value of the specification [CONST-015]', () => {
    expect(constants).toMatchObject({
      undoLimit: 50,
      rectDataBatchSize: 10,
      defaultVideoSplitPercent: 50,
      mobileVideoSplitPercent: 39.3,
      defaultRectFill: '#00ff00',
      defaultRectOpacity: 0.3,
      playbackPollMilliseconds: 100,
      defaultPlaybackRate: 1,
      lineTolerancePixels: 10,
      pageNumberGapPixels: 50,
      defaultLanguage: 'en',
      leadingLanguages: ['en', 'es', 'zh'],
      audioExportKilobits: 128,
      defaultAttemptsAllowed: 1,
      thumbnailSamplePages: 3,
      defaultModelId: 'eleven_multilingual_v2',
      voiceDefaults: { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1 },
      defaultCharacterLimit: 100,
      budgetBandPercent: { high: 75, critical: 90 },
      dictionaryLimit: 3,
      modelCardLanguages: 3,
      resizeBlockMilliseconds: 250,
      imageOverlayDelayMilliseconds: 50,
      pauseTagSeconds: { initial: 0.5, minimum: 0.5, step: 0.1 },
      pageImageWidths: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
      pageImageQuality: 75,
      focusImagePixels: { width: 500, height: 750 },
      voiceSettingFields: ['stability', 'similarity_boost', 'style'],
    })
  })

  test('the built-in book rules name the special books of the specification', () => {
    const special = bookRules.flatMap((rule) => rule.bookIds).toSorted((a, b) => a - b)
    const named = [1011, 535, 538, 916, 917, 918, 919, 920, 921, 922, 923, 924, 701, 776, 973]
    expect(special).toEqual(named.toSorted((a, b) => a - b))
  })
})

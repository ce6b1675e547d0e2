export type { Box, Language, Rect, Voice, VoiceSettings } from '../types'
export { allowReturnUrl } from './allow-return-url'
export { allowWebLink } from './allow-web-link'
export { bookRules, type BookRule } from './book-rule-table'
export { applyBookRules, rulesOfBook } from './book-rules'
export type {
  AutoplayStart,
  BookData,
  BookInfo,
  Chapter,
  ChapterVariation,
  CoachingPoint,
  Localized,
  Page,
  PageVariation,
  PopupTrigger,
  RectData,
} from './book-types'
export {
  defaultLanguage,
  leadingLanguages,
  defaultPrimaryColor,
  partnerColors,
  defaultTheme,
  defaultRectFill,
  defaultRectOpacity,
  undoLimit,
  rectDataBatchSize,
  defaultPlaybackRate,
  playbackRates,
  playbackPollMilliseconds,
  highlightLingerSeconds,
  syncOffsetMilliseconds,
  lineTolerancePixels,
  pageNumberGapPixels,
  mobileBreakpointPixels,
  defaultVideoSplitPercent,
  mobileVideoSplitPercent,
  videoRatio,
  resizeBlockMilliseconds,
  imageOverlayDelayMilliseconds,
  dialogFadeMilliseconds,
  dialogSizes,
  toastMilliseconds,
  dangerousConfirmMilliseconds,
  pageImageWidths,
  pageImageQuality,
  focusImagePixels,
  thumbnailSamplePages,
  brochureChapters,
  coverOrderIndex,
  firstOwnId,
  defaultModelId,
  voiceSettingFields,
  voiceDefaults,
  voiceRanges,
  defaultCharacterLimit,
  budgetBandPercent,
  dictionaryLimit,
  modelCardLanguages,
  recentVoiceLimit,
  pauseTagSeconds,
  audioExportKilobits,
  defaultAttemptsAllowed,
} from './constant-table'
export { addCoverChapter, isAudioOnly, isCoverChapter, ownChapters, type WithCover } from './cover-chapter'
export { createNavigationHistory, type NavigationHistory } from './create-navigation-history'
export { isRightToLeft } from './is-right-to-left'
export { describeLanguage, languages, type LanguageEntry } from './languages'
export { limitBrochure } from './limit-brochure'
export { bookDataPath, loadPlan, type LoadPlan } from './load-plan'
export { dropEmptyTexts, pickLocalized } from './localized'
export { locatePage, type Position } from './locate-page'
export { matchLanguage } from './match-language'
export { modeRules, modes, type BookSource, type Mode, type ModeRules } from './mode-table'
export { readMode, rulesOfMode } from './read-mode'
export { orderLanguages } from './order-languages'
export { pickVariation, selectVariation, type WantedVariation } from './select-variation'
export { toLocalSettings, toServerSettings, type LocalSettings, type ServerSettings } from './settings-map'
export { readVoiceSettings, withoutSpeed, writeVoiceSettings, type CompleteVoice } from './voice-settings'

export type { Box, Language, Rect, Voice, VoiceSettings } from '../types'
export { allowReturnUrl } from './navigation/allow-return-url'
export { allowWebLink } from './navigation/allow-web-link'
export { readQuestionType, type QuestionType } from './quizzes/read-question-type'
export { bookRules, type BookRule } from './rules/book-rule-table'
export { applyBookRules, rulesOfBook } from './rules/book-rules'
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
  TriggerItem,
} from './model/book-types'
export {
  defaultLanguage,
  leadingLanguages,
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
  defaultVideoSplitPercent,
  mobileVideoSplitPercent,
  videoRatio,
  resizeBlockMilliseconds,
  imageOverlayDelayMilliseconds,
  pageImageWidths,
  pageImageQuality,
  focusImagePixels,
  thumbnailSamplePages,
  brochureChapters,
  coverOrderIndex,
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
export { createNavigationHistory, type NavigationHistory } from './navigation/create-navigation-history'
export { firstPictureId, listImageSources, lowWindowPageWidth, pageImageSizes } from './list-image-sources'
export { isRightToLeft } from '../languages/is-right-to-left'
export { describeLanguage, languages, type LanguageEntry } from '../languages/describe-language'
export { bookKinds, listBookKinds, type BookKind } from './list-book-kinds'
export { limitBrochure } from './limit-brochure'
export { bookDataPath, loadPlan, type LoadPlan } from './load-plan'
export { dropEmptyTexts, pickLocalized } from './localized'
export { placeMark, usualMarkPixels } from './marks/place-mark'
export { locatePage, type BookLocation } from './navigation/locate-page'
export { matchLanguage } from '../languages/match-language'
export { modeRules, modes, type BookSource, type Mode, type ModeRules } from './rules/mode-table'
export { readMode, rulesOfMode } from './rules/read-mode'
export { orderLanguages } from './order-languages'
export { pickVariation, selectVariation, type WantedVariation } from './navigation/select-variation'
export { toLocalSettings, toServerSettings, type LocalSettings, type ServerSettings } from './settings-map'
export { readVoiceSettings, withoutSpeed, writeVoiceSettings, type CompleteVoice } from './voice-settings'

/**
 * The constants of the product's rules. All code reads them from here. Differences between books and partners are
 * configuration: `bookRules`, and the partners in the configuration of the contracts.
 */

export const defaultLanguage = 'en'
/** The languages that come first in every list of languages, in this order. */
export const leadingLanguages: readonly string[] = ['en', 'es', 'zh']

/** The fill of a rect without its own. */
export const defaultRectFill = '#00ff00'
/** The opacity of a rect without its own, 0 to 1. */
export const defaultRectOpacity = 0.3
/** The number of steps that can be undone. */
export const undoLimit = 50
/** The number of chapters whose rects are loaded at the same time in authoring. */
export const rectDataBatchSize = 10

/** Playback rate until the reader chooses another; 1 is as recorded. */
export const defaultPlaybackRate = 1
/** The playback rates that a reader can choose. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
/** The interval at which the position is written to the store. The highlight is updated on every frame instead. */
export const playbackPollMilliseconds = 100
/** The last word stays highlighted in gaps up to this long. */
export const highlightLingerSeconds = 0.5
/** The range of the offset between highlight and audio that a reader can set. */
export const syncOffsetMilliseconds = { minimum: -500, maximum: 500 } as const

/** Rects whose tops differ by at most this much are on one line. */
export const lineTolerancePixels = 10
/** A number alone on the last line is a page number if its top is further than this below the line above. */
export const pageNumberGapPixels = 50

/** The share of the screen for the video beside or above the page. */
export const defaultVideoSplitPercent = 50
/** The same on mobile, if the sizes to compute it from are unknown. */
export const mobileVideoSplitPercent = 39.3
/** The aspect ratio of a video: width divided by height. */
export const videoRatio = 16 / 9
/** The time for which pointers are ignored after the window was resized. */
export const resizeBlockMilliseconds = 250
/** A page image that takes longer than this to load gets an overlay. */
export const imageOverlayDelayMilliseconds = 50

/** The widths, in pixels, in which page images can be requested. */
export const pageImageWidths: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
/** The quality of scaled-down page images, 1 to 100. */
export const pageImageQuality = 75
/** The size of the page image beside the text in the audio editor. */
export const focusImagePixels = { width: 500, height: 750 } as const
/** The number of pages that are checked to see if a book has thumbnails. */
export const thumbnailSamplePages = 3

/** The number of chapters that a brochure shows. */
export const brochureChapters = 2
/** The `order_index` of the cover chapter that is generated for audio books. */
export const coverOrderIndex = -2

/** The speech model if none is chosen. */
export const defaultModelId = 'eleven_multilingual_v2'
/** The fields of voice settings. The audio editor adds `speed`. */
export const voiceSettingFields = ['stability', 'similarity_boost', 'style'] as const
/** The voice settings of a chapter without its own, in the numbers of the speech provider. */
export const voiceDefaults = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1 } as const
/** The ranges and steps of voice settings. */
export const voiceRanges = {
  stability: { minimum: 0, maximum: 1, step: 0.01 },
  similarity_boost: { minimum: 0, maximum: 1, step: 0.01 },
  style: { minimum: 0, maximum: 1, step: 0.01 },
  speed: { minimum: 0.7, maximum: 1.2, step: 0.01 },
} as const

/** The number of characters that may be spoken if the subscription is unknown. */
export const defaultCharacterLimit = 100
/** The used fractions of the budget at which its colour changes, in percent. */
export const budgetBandPercent = { high: 75, critical: 90 } as const
/** The number of pronunciation dictionaries that a voice can use. */
export const dictionaryLimit = 3
/** The number of languages that a model card lists before "+N more". */
export const modelCardLanguages = 3
/** The number of recently used voices that are remembered. */
export const recentVoiceLimit = 5
/** The range of the pauses that an author can put into a text. The voice shortens longer ones than `longestHonoured`. */
export const pauseTagSeconds = { initial: 0.5, minimum: 0.5, step: 0.1, longestHonoured: 3 } as const
/** The constant bit rate of exported MP3 files, in kilobits per second. */
export const audioExportKilobits = 128

/** The number of attempts at a quiz that does not set its own. */
export const defaultAttemptsAllowed = 1

/**
 * The product's business constants, in one place; everything else reads them from here. What differs by partner or by
 * book is configuration: `bookRules`, and the partners of the contracts' configuration.
 */

export const defaultLanguage = 'en'
/** These come first in every list of languages, in this order. */
export const leadingLanguages: readonly string[] = ['en', 'es', 'zh']

/** The primary colour of a book that has none of its own. */
export const defaultPrimaryColor = '#597DCE'
/** Primary colours that partners bring. */
export const partnerColors: readonly string[] = ['#fd7e1d', '#ffeb3b']
/** The theme until the reader chooses another. */
export const defaultTheme = 'dark'

/** The fill of a rect that has none of its own. */
export const defaultRectFill = '#00ff00'
/** The opacity of a rect that has none of its own, 0 to 1. */
export const defaultRectOpacity = 0.3
/** How many steps can be undone. */
export const undoLimit = 50
/** Chapters whose rects are loaded at the same time in authoring. */
export const rectDataBatchSize = 10

/** Playback rate until the reader chooses another; 1 is as recorded. */
export const defaultPlaybackRate = 1
/** The playback rates that a reader can choose. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
/** How often the position is written to the state; the highlight follows each frame instead. */
export const playbackPollMilliseconds = 100
/** The last word stays lit in gaps up to this long. */
export const highlightLingerSeconds = 0.5
/** Bounds of the reader's own offset of the highlight against the audio. */
export const syncOffsetMilliseconds = { minimum: -500, maximum: 500 } as const

/** Rects whose tops differ by at most this much stand in one line. */
export const lineTolerancePixels = 10
/** A number alone in the last line is a page number when its top is further than this below that of the text. */
export const pageNumberGapPixels = 50

/** Screens narrower than this are mobile. */
export const mobileBreakpointPixels = 768
/** Share of the screen that the video gets beside or above the page. */
export const defaultVideoSplitPercent = 50
/** The same on mobile, where the sizes to compute it from are not known. */
export const mobileVideoSplitPercent = 39.3
/** Width of a video by its height. */
export const videoRatio = 16 / 9
/** How long pointers are ignored after the last change of the window's size. */
export const resizeBlockMilliseconds = 250
/** A page image that takes longer to load is covered meanwhile. */
export const imageOverlayDelayMilliseconds = 50
/** How long a dialog takes to come and go. */
export const dialogFadeMilliseconds = 150
/** The sizes that dialogs come in, smallest first. */
export const dialogSizes = ['s', 'm', 'l', 'xl', 'huge'] as const
/** How long a notice stays. */
export const toastMilliseconds = 5000
/** Dangerous actions can be confirmed only after this long. */
export const dangerousConfirmMilliseconds = 2000

/** Widths, in pixels, in which page images can be asked for. */
export const pageImageWidths: readonly number[] = [640, 750, 828, 1080, 1200, 1920, 2048, 3840]
/** Quality of page images that are made smaller, 1 to 100. */
export const pageImageQuality = 75
/** Size of the page image beside the text in the audio editor. */
export const focusImagePixels = { width: 500, height: 750 } as const
/** How many pages are looked at to tell whether a book has thumbnails. */
export const thumbnailSamplePages = 3

/** How many chapters a brochure shows. */
export const brochureChapters = 2
/** Marks the cover chapter that is made for audio books. */
export const coverOrderIndex = -2
/** Ids that our own server makes start here, so that no new book meets a rule for a special one. */
export const firstOwnId = 100_000

/** The speech model while none is chosen. */
export const defaultModelId = 'eleven_multilingual_v2'
/** The fields of voice settings everywhere; the audio editor adds `speed`. */
export const voiceSettingFields = ['stability', 'similarity_boost', 'style'] as const
/** Voice settings where a chapter has none, in the speech provider's numbers. */
export const voiceDefaults = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1 } as const
/** Bounds and steps of the voice settings. */
export const voiceRanges = {
  stability: { minimum: 0, maximum: 1, step: 0.01 },
  similarity_boost: { minimum: 0, maximum: 1, step: 0.01 },
  style: { minimum: 0, maximum: 1, step: 0.01 },
  speed: { minimum: 0.7, maximum: 1.2, step: 0.01 },
} as const

/** Characters that may be spoken while the subscription is unknown. */
export const defaultCharacterLimit = 100
/** Shares of the budget at which its colour changes, in percent. */
export const budgetBandPercent = { high: 75, critical: 90 } as const
/** How many pronunciation dictionaries one voice can use. */
export const dictionaryLimit = 3
/** How many languages a model card names before "+N more". */
export const modelCardLanguages = 3
/** How many voices are kept as recently used. */
export const recentVoiceLimit = 5
/** Bounds of the pauses that an author can put into a text; the voice cuts longer ones short. */
export const pauseTagSeconds = { initial: 0.5, minimum: 0.5, step: 0.1, longestHonoured: 3 } as const
/** Kilobits a second of MP3 files that are made, at a constant rate. */
export const audioExportKilobits = 128

/** How often a quiz may be handed in when it does not say. */
export const defaultAttemptsAllowed = 1

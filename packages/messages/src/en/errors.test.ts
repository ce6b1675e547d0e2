import { describe, expect, it } from 'vitest'
import { createTranslate } from '../create-translate'
import { errors } from './errors'

const t = createTranslate('en', errors)

describe('the outcomes are worded to the letter', () => {
  it.each([
    [t('pageSaveFailed'), 'Failed to save page data'],
    [t('pageSaved'), 'Page data saved successfully'],
    [t('triggersSaved'), 'Coaching Points and popup triggers data saved successfully'],
    [t('chapterSaved'), 'Chapter JSON saved successfully'],
    [t('chapterRectsDeleted'), 'chapter rects deleted successfully'],
    [t('syncedBySentence'), 'Times synchronized by sentence'],
    [t('syncedByWord'), 'Times synchronized by word'],
    [t('chapterSynced'), 'Chapter times synced and saved successfully'],
    [t('syncBySentenceFailed'), 'Error synchronizing times by sentence'],
    [t('syncByWordFailed'), 'Error synchronizing times by word'],
    [t('pageSyncFailed', { page: 4, reason: 'no words' }), 'Error synchronizing page 4: no words'],
    [t('chapterSyncFailed', { reason: 'no audio' }), 'Error synchronizing chapter: no audio'],
    [t('noteFailed', { status: '503' }), 'Failed to submit note. Status: 503'],
    [t('settingsFailed'), 'Error updating settings'],
    [t('settingsSaved'), 'Saved settings'],
    [t('wordRectsNeeded'), 'You must generate rects by word first.'],
    [t('timesUnassignable', { reason: 'river, rect 7' }), 'Unable to assign times: river, rect 7'],
    [t('noPageImages'), 'No pages with images found for the selected variation.'],
    [t('audioBookHasNoVideo'), 'This is an audio book. "V" is for video books only.'],
    [t('noChapterVariation'), 'No chapter variation found for selected language.'],
    [t('noAudioFile'), 'No audio file found for this chapter variation.'],
    [t('audioNotWav'), 'Audio file is not a WAV file. No conversion needed.'],
    [t('mp3UploadFailed', { service: 'S3', status: 'Forbidden' }), 'Failed to upload MP3 to S3: Forbidden'],
    [t('audioNameUpdateFailed', { status: 'Conflict' }), 'Failed to update chapter variation audio: Conflict'],
    [t('audioFetchFailed', { status: 'Not Found' }), 'Failed to fetch audio data: Not Found'],
    [t('generateFailed'), 'Failed to generate audio'],
    [t('convertFailed'), 'Failed to convert WAV to MP3'],
    [t('refreshFailed'), 'Failed to refresh audio data'],
    [t('alignFailed'), 'Failed to align audio'],
    [t('missingChapterVariation'), 'Missing chapter variation for selected language.'],
    [t('missingBookId'), 'Missing bookId; cannot resolve audio for alignment.'],
    [t('noOcrData', { page: 3 }), 'No OCR data found for page 3 in the selected variation.'],
    [t('dictionariesLoadFailed'), 'Failed to load pronunciation dictionaries'],
    [t('audioGenerated'), 'Audio generated successfully'],
    [t('audioAligned'), 'Audio re-aligned successfully.'],
    [t('audioConverted'), 'WAV file successfully converted to MP3 and uploaded!'],
    [t('audioRefreshed'), 'Audio data refreshed successfully!'],
    [t('noTextInPage', { lang: 'es' }), 'No text in this page for variation es'],
    [t('noDictionariesSelected'), 'No pronunciation dictionaries selected'],
    [t('quizApiFailed'), 'API Error'],
    [t('quizFetchFailed'), 'Failed to fetch quiz'],
    [t('quizCopyFailed'), 'Failed to copy quiz'],
    [t('quizSubmitFailed'), 'Failed to submit quiz answers'],
    [t('pageVariationFetchFailed'), 'Failed to fetch page variation'],
  ])('%s', (text, wanted) => {
    expect(text).toBe(wanted)
  })

  it('covers every outcome of the catalogue', () => {
    expect(Object.keys(errors)).toHaveLength(44)
  })
})

import { describe, expect, expectTypeOf, it } from 'vitest'
import { createTranslate } from '../create-translate'
import { errors as spanish } from '../es/errors'
import { errors } from './errors'

const t = createTranslate('en', errors)
const es = createTranslate<typeof errors>('es', spanish)

/**
 * Every text that the specification fixes: its row, its key here, and the text with the parameters below filled in.
 * Tests of the screens prove when a text is shown; rows MSG-037 and MSG-047 are about nothing else.
 */
const quoted = [
  { row: 'MSG-001', key: 'pageSaveFailed', text: 'Failed to save page data' },
  { row: 'MSG-002', key: 'pageSaved', text: 'Page data saved successfully' },
  {
    row: 'MSG-003',
    key: 'triggersSaved',
    text: 'Coaching Points and popup triggers data saved successfully',
  },
  { row: 'MSG-004', key: 'chapterSaved', text: 'Chapter JSON saved successfully' },
  { row: 'MSG-005', key: 'chapterRectsDeleted', text: 'chapter rects deleted successfully' },
  { row: 'MSG-006', key: 'syncedBySentence', text: 'Times synchronized by sentence' },
  { row: 'MSG-007', key: 'syncedByWord', text: 'Times synchronized by word' },
  { row: 'MSG-008', key: 'chapterSynced', text: 'Chapter times synced and saved successfully' },
  { row: 'MSG-009', key: 'syncBySentenceFailed', text: 'Error synchronizing times by sentence' },
  { row: 'MSG-010', key: 'syncByWordFailed', text: 'Error synchronizing times by word' },
  { row: 'MSG-011', key: 'pageSyncFailed', text: 'Error synchronizing page 7: no words' },
  { row: 'MSG-012', key: 'chapterSyncFailed', text: 'Error synchronizing chapter: no words' },
  { row: 'MSG-013', key: 'noteFailed', text: 'Failed to submit note. Status: Conflict' },
  { row: 'MSG-014', key: 'settingsFailed', text: 'Error updating settings' },
  { row: 'MSG-015', key: 'settingsSaved', text: 'Saved settings' },
  { row: 'MSG-016', key: 'quizApiFailed', text: 'API Error' },
  { row: 'MSG-017', key: 'quizFetchFailed', text: 'Failed to fetch quiz' },
  { row: 'MSG-018', key: 'quizCopyFailed', text: 'Failed to copy quiz' },
  { row: 'MSG-019', key: 'quizSubmitFailed', text: 'Failed to submit quiz answers' },
  { row: 'MSG-020', key: 'pageVariationFetchFailed', text: 'Failed to fetch page variation' },
  { row: 'MSG-021', key: 'wordRectsNeeded', text: 'You must generate rects by word first.' },
  { row: 'MSG-022', key: 'timesUnassignable', text: 'Unable to assign times: no words' },
  { row: 'MSG-023', key: 'noPageImages', text: 'No pages with images found for the selected variation.' },
  { row: 'MSG-024', key: 'audioBookHasNoVideo', text: 'This is an audio book. "V" is for video books only.' },
  { row: 'MSG-025', key: 'noChapterVariation', text: 'No chapter variation found for selected language.' },
  { row: 'MSG-026', key: 'noAudioFile', text: 'No audio file found for this chapter variation.' },
  { row: 'MSG-027', key: 'audioNotWav', text: 'Audio file is not a WAV file. No conversion needed.' },
  { row: 'MSG-028', key: 'mp3UploadFailed', text: 'Failed to upload MP3 to S3: Conflict' },
  { row: 'MSG-030', key: 'audioNameUpdateFailed', text: 'Failed to update chapter variation audio: Conflict' },
  { row: 'MSG-031', key: 'audioFetchFailed', text: 'Failed to fetch audio data: Conflict' },
  { row: 'MSG-032', key: 'generateFailed', text: 'Failed to generate audio' },
  { row: 'MSG-033', key: 'convertFailed', text: 'Failed to convert WAV to MP3' },
  { row: 'MSG-034', key: 'refreshFailed', text: 'Failed to refresh audio data' },
  { row: 'MSG-035', key: 'alignFailed', text: 'Failed to align audio' },
  { row: 'MSG-036', key: 'missingChapterVariation', text: 'Missing chapter variation for selected language.' },
  { row: 'MSG-038', key: 'missingBookId', text: 'Missing bookId; cannot resolve audio for alignment.' },
  { row: 'MSG-039', key: 'noOcrData', text: 'No OCR data found for page 7 in the selected variation.' },
  { row: 'MSG-040', key: 'dictionariesLoadFailed', text: 'Failed to load pronunciation dictionaries' },
  { row: 'MSG-041', key: 'audioGenerated', text: 'Audio generated successfully' },
  { row: 'MSG-042', key: 'audioAligned', text: 'Audio re-aligned successfully.' },
  { row: 'MSG-043', key: 'audioConverted', text: 'WAV file successfully converted to MP3 and uploaded!' },
  { row: 'MSG-044', key: 'audioRefreshed', text: 'Audio data refreshed successfully!' },
  { row: 'MSG-045', key: 'noTextInPage', text: 'No text in this page for variation zh' },
  { row: 'MSG-046', key: 'noDictionariesSelected', text: 'No pronunciation dictionaries selected' },
] as const satisfies readonly { row: string; key: keyof typeof errors; text: string }[]

const given = { page: 7, reason: 'no words', status: 'Conflict', service: 'S3', lang: 'zh' }

describe('the result messages whose texts the specification fixes', () => {
  it.each(quoted)('$row is exact in English: $text', ({ key, text }) => {
    expect(t(key, given)).toBe(text)
  })

  it('are in the catalogue, each once, and nothing else is', () => {
    expect(quoted.map(({ key }) => key).toSorted()).toEqual(Object.keys(errors).toSorted())
    expectTypeOf<(typeof quoted)[number]['key']>().toEqualTypeOf<keyof typeof errors>()
  })

  it('stay exact in English, and have a Spanish version with the same parameters [I18N-007]', () => {
    for (const { key, text } of quoted) {
      expect([key, t(key, given)]).toEqual([key, text])
      const particulars = errors[key].includes('{') ? Object.values(given).map(String) : []
      const named = (words: string) => particulars.filter((particular) => words.includes(particular))
      expect([key, named(es(key, given))]).toEqual([key, named(text)])
      expect([key, es(key, given)]).not.toEqual([key, text])
    }
  })
})

const replaces = 'replaces what is there: twice is the same as once'
const session = 'has no account yet, so no key: it signs in or is mailed a link'
const reads = 'only reads'
const refuses = 'is refused the second time, because the state that it changes is gone'

/** POST requests that neither create a row nor pay, and the reason why a repetition does no harm. */
export const postsWithoutNewRows: Readonly<Record<string, string>> = {
  refreshToken: session,
  openSignInLink: session,
  signIn: session,
  logIn: session,
  signUp: session,
  verifySignUp: session,
  forgotPassword: session,
  resetPassword: session,
  acceptInvitation: session,
  refreshPublishing: session,
  listBooksById: reads,
  validateWord: reads,
  estimateSpeech: reads,
  presignAudioUpload: reads,
  translateUpload: 'returns a translation and stores nothing; the translator is one of the operator’s own',
  uploadFile:
    'stores a file at a new address, which only the response names: the file of a lost response is in no book',
  cancelJob: refuses,
  changePassword: refuses,
  saveProgress: replaces,
  saveSettings: replaces,
  unlockSentence: replaces,
  restoreRevision: replaces,
  uploadCoachingAudio: replaces,
  uploadCoachingSubtitles: replaces,
  setBookCover: replaces,
  setCreatorsOfBook: replaces,
  setBookDescription: replaces,
  updateCategory: replaces,
  nameChapterTrack: replaces,
  uploadChapterTrack: replaces,
  uploadPageThumbnail: replaces,
  uploadChapterThumbnail: replaces,
  saveFile: replaces,
  savePageContent: replaces,
  savePageJson: replaces,
  savePagesContent: replaces,
  addCreatorToBooks: replaces,
  addPronunciationRules: replaces,
  removePronunciationRules: replaces,
  restoreDictionaryVersion: replaces,
}

import * as z from "zod/mini";
import type { ResponseValidators } from "../validators/response-validators";

const Done: z.ZodMiniType = z.looseObject({ "success": z.literal(true) });
const TokenPair: z.ZodMiniType = z.looseObject({ "accessToken": z.string(), "refreshToken": z.string() });
const Role: z.ZodMiniType = z.enum(["user","student"]);
const Session: z.ZodMiniType = z.looseObject({ "accessToken": z.string(), "refreshToken": z.string(), "id": z.number(), "email": z.string(), "role": Role });
const TestStudent: z.ZodMiniType = z.looseObject({ "accessToken": z.nullable(z.string()), "expiresAt": z.nullable(z.string()) });
const Visibility: z.ZodMiniType = z.enum(["public","domain","private"]);
const LanguageCode: z.ZodMiniType = z.string();
const ProductState: z.ZodMiniType = z.enum(["none","current","unknown","stale"]);
const PageStaleness: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "pageNumber": z.number(), "pageVariationId": z.number(), "words": ProductState, "narration": ProductState, "times": ProductState, "staleSentences": z.number(), "staleTimes": z.number(), "staleTimesByHand": z.number() });
const ChapterStaleness: z.ZodMiniType = z.looseObject({ "chapterId": z.number(), "name": z.string(), "chapterVariationId": z.number(), "variation": LanguageCode, "words": ProductState, "narration": ProductState, "times": ProductState, "hasOtherVoice": z.boolean(), "hasOtherPages": z.boolean(), "pages": z.array(PageStaleness) });
const Publication: z.ZodMiniType = z.looseObject({ "bookId": z.number(), "revision": z.number(), "visibility": Visibility, "readerUrl": z.string(), "publishedAt": z.string(), "stale": z.optional(z.array(ChapterStaleness)) });
const SpellingVerdict: z.ZodMiniType = z.looseObject({ "hasDictionary": z.boolean(), "unknown": z.array(z.string()) });
const BookStaleness: z.ZodMiniType = z.looseObject({ "publication": ProductState, "glossary": ProductState, "chapters": z.array(ChapterStaleness) });
const ChapterVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "audio": z.nullable(z.string()), "video": z.nullable(z.string()), "voiceSettings": z.nullable(z.string()), "durationSeconds": z.nullable(z.number()), "thumbnailUrl": z.optional(z.nullable(z.string())), "videoFolderLink": z.optional(z.nullable(z.string())), "posterLink": z.optional(z.nullable(z.string())) });
const DetectedBreak: z.ZodMiniType = z.looseObject({ "type": z.string(), "isPrefix": z.optional(z.boolean()) });
const VoiceSettings: z.ZodMiniType = z.looseObject({ "stability": z.optional(z.number()), "similarity_boost": z.optional(z.number()), "style": z.optional(z.number()), "speed": z.optional(z.number()) });
const Rect: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.number(), "y": z.number(), "width": z.number(), "height": z.number(), "fill": z.optional(z.string()), "opacity": z.optional(z.number()), "startTime": z.optional(z.number()), "endTime": z.optional(z.number()), "pauseAfter": z.optional(z.number()), "word": z.optional(z.string()), "detectedBreak": z.optional(DetectedBreak), "sentenceId": z.optional(z.string()), "voiceId": z.optional(z.string()), "modelId": z.optional(z.string()), "voiceSettings": z.optional(VoiceSettings), "confidence": z.optional(z.number()), "timing": z.optional(z.looseObject({ "source": z.enum(["matched","estimated","manual"]), "confidence": z.optional(z.number()), "loss": z.optional(z.number()), "narration": z.optional(z.string()) })) });
const RectData: z.ZodMiniType = z.looseObject({ "rects": z.array(Rect), "rectsByWords": z.array(Rect) });
const PageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "pageImageLink": z.nullable(z.string()), "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "altText": z.nullable(z.string()), "textSource": z.nullable(z.enum(["text-layer","recognised","manual"])), "revision": z.number(), "imageDigest": z.optional(z.nullable(z.string())), "rectImageDigest": z.optional(z.nullable(z.string())), "rectData": z.optional(RectData) });
const OwnForm: z.ZodMiniType = z.union([z.looseObject({  }), z.array(z.unknown()), z.string()]);
const Localized: z.ZodMiniType = z.record(z.string(), z.nullable(z.string()));
const TriggerItem: z.ZodMiniType = z.looseObject({ "type": z.optional(z.nullable(z.string())), "content": z.optional(z.nullable(OwnForm)), "subtitles": z.optional(z.nullable(Localized)) });
const AutoplayStart: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.string()), "value": z.number(), "orderIndex": z.optional(z.number()) });
const PopupTrigger: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "icon": z.optional(z.nullable(z.string())), "width": z.optional(z.number()), "height": z.optional(z.number()), "titleAudio": z.optional(z.nullable(z.union([Localized, z.string()]))), "items": z.optional(z.nullable(z.array(TriggerItem))), "type": z.optional(z.nullable(z.string())), "isQuiz": z.optional(z.nullable(z.boolean())), "quizDetails": z.optional(z.nullable(OwnForm)), "haQuizId": z.optional(z.nullable(z.union([z.string(), z.number()]))), "onPageShortAnswerDetails": z.optional(z.nullable(OwnForm)), "languageSelectionMenu": z.optional(z.nullable(z.union([OwnForm, z.boolean()]))), "primaryColor": z.optional(z.nullable(z.string())), "borderColor": z.optional(z.nullable(z.string())), "isExternalLink": z.optional(z.nullable(z.boolean())), "externalLink": z.optional(z.nullable(z.union([Localized, z.string()]))), "styles": z.optional(z.nullable(OwnForm)), "isContact": z.optional(z.nullable(z.boolean())), "contactInfo": z.optional(z.nullable(OwnForm)), "nav": z.optional(z.nullable(z.union([OwnForm, z.boolean(), z.number()]))), "pausesNarration": z.optional(z.nullable(z.boolean())), "autoplayStartTime": z.optional(z.nullable(z.array(AutoplayStart))) });
const CoachingTime: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.nullable(z.string())), "start": z.number(), "end": z.number() });
const CoachingPoint: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "icon": z.optional(z.nullable(z.string())), "color": z.optional(z.nullable(z.string())), "link": z.optional(z.nullable(Localized)), "direction": z.optional(z.nullable(z.string())), "audioTracks": z.optional(z.nullable(Localized)), "subtitles": z.optional(z.nullable(Localized)), "times": z.optional(z.nullable(z.array(CoachingTime))) });
const Page: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "page_number": z.number(), "name": z.nullable(z.string()), "thumbnailUrl": z.nullable(z.string()), "variations": z.array(PageVariation), "popupTriggers": z.array(PopupTrigger), "coachingPoints": z.array(CoachingPoint), "revision": z.optional(z.number()) });
const Chapter: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "type": z.nullable(z.string()), "order_index": z.number(), "variations": z.array(ChapterVariation), "pages": z.array(Page), "revision": z.optional(z.number()) });
const BookProgress: z.ZodMiniType = z.looseObject({ "bookId": z.number(), "currentPageId": z.nullable(z.number()), "totalSeconds": z.number(), "userId": z.number(), "updatedAt": z.nullable(z.string()) });
const RecentBook: z.ZodMiniType = z.looseObject({ "bookId": z.number(), "pageNumber": z.nullable(z.number()), "updatedAt": z.string() });
const ConvertedTrack: z.ZodMiniType = z.looseObject({ "audioLink": z.string(), "audioFileName": z.string(), "durationSeconds": z.number() });
const JobAccepted: z.ZodMiniType = z.looseObject({ "jobId": z.string(), "eventsUrl": z.string() });
const SentenceLocks: z.ZodMiniType = z.looseObject({ "locks": z.array(z.looseObject({ "pageVariationId": z.number(), "text": z.string() })) });
const NarrationOrigin: z.ZodMiniType = z.looseObject({ "voice": z.nullable(z.string()), "pages": z.array(z.looseObject({ "pageVariationId": z.number(), "sentences": z.nullable(z.array(z.string())), "spoken": z.string() })) });
const SentenceTake: z.ZodMiniType = z.looseObject({ "id": z.number(), "text": z.string(), "voiceId": z.nullable(z.string()), "modelId": z.nullable(z.string()), "voiceSettings": z.nullable(VoiceSettings), "durationSeconds": z.number(), "createdAt": z.string(), "isUsed": z.boolean() });
const SentenceTakes: z.ZodMiniType = z.looseObject({ "hasTakes": z.boolean(), "takes": z.array(SentenceTake) });
const SpeechReplacement: z.ZodMiniType = z.looseObject({ "field": z.enum(["voiceId","modelId"]), "requested": z.string(), "used": z.string() });
const SpeechGenerated: z.ZodMiniType = z.looseObject({ "audioLink": z.string(), "audioFileName": z.string(), "durationSeconds": z.number(), "characters": z.number(), "skippedRules": z.optional(z.array(z.string())), "replacements": z.optional(z.array(SpeechReplacement)) });
const TimedWord: z.ZodMiniType = z.looseObject({ "word": z.string(), "start": z.number(), "end": z.number(), "pageVariationId": z.number(), "estimated": z.optional(z.boolean()), "confidence": z.optional(z.number()), "loss": z.optional(z.number()) });
const EngineReport: z.ZodMiniType = z.looseObject({ "part": z.enum(["recognition","speech","alignment","words","import","images","audio"]), "engine": z.string(), "origin": z.enum(["embedded","machine","provider"]), "state": z.enum(["well","unwell","absent"]), "reason": z.optional(z.enum(["speech-not-installed","tesseract-not-found","paid-for","voice-paid-for","voice-not-well","no-answer"])), "detail": z.optional(z.string()), "languages": z.optional(z.array(z.string())), "voices": z.optional(z.number()), "seconds": z.optional(z.number()), "advice": z.array(z.enum(["set-vision-key","choose-vision","choose-own-recognition","leave-tesseract","install-tesseract","install-tesseract-or-change","set-elevenlabs-key","choose-elevenlabs-speech","choose-own-speech","install-speech","set-elevenlabs-alignment","choose-elevenlabs-alignment","choose-own-alignment","install-speech-for-alignment"])) });
const EngineReports: z.ZodMiniType = z.looseObject({ "engines": z.array(EngineReport), "probedAt": z.nullable(z.string()) });
const ApiError: z.ZodMiniType = z.looseObject({ "code": z.string(), "msg": z.string(), "field": z.optional(z.string()), "requestId": z.optional(z.string()), "currentRevision": z.optional(z.number()), "lostSpeech": z.optional(z.looseObject({ "sentences": z.number(), "characters": z.number() })) });
const Job: z.ZodMiniType = z.looseObject({ "id": z.string(), "kind": z.enum(["import","recognise","speak","speak-text","align","convert","publish","choose-take"]), "state": z.enum(["queued","running","succeeded","failed","cancelled"]), "progress": z.looseObject({ "done": z.number(), "total": z.number() }), "result": z.nullable(z.unknown()), "error": z.nullable(ApiError), "createdAt": z.string(), "updatedAt": z.string() });
const Note: z.ZodMiniType = z.looseObject({ "noteId": z.number(), "note": z.string(), "bookId": z.number(), "pageId": z.nullable(z.number()), "pageNumber": z.nullable(z.number()), "chapterNumber": z.nullable(z.number()), "x": z.nullable(z.number()), "y": z.nullable(z.number()), "icon": z.nullable(z.string()), "size": z.nullable(z.number()), "domainId": z.nullable(z.number()), "updatedAt": z.string() });
const RevisionChange: z.ZodMiniType = z.looseObject({ "field": z.string(), "added": z.optional(z.number()), "removed": z.optional(z.number()), "changed": z.optional(z.number()) });
const Revision: z.ZodMiniType = z.looseObject({ "revision": z.number(), "writtenAt": z.string(), "author": z.nullable(z.looseObject({ "id": z.number(), "name": z.nullable(z.string()) })), "changes": z.nullable(z.array(RevisionChange)) });
const Revisions: z.ZodMiniType = z.looseObject({ "currentRevision": z.number(), "revisions": z.array(Revision), "nextBefore": z.nullable(z.number()) });
const RevisionState: z.ZodMiniType = z.looseObject({ "revision": z.number(), "writtenAt": z.string(), "author": z.nullable(z.looseObject({ "id": z.number(), "name": z.nullable(z.string()) })), "state": z.record(z.string(), z.unknown()) });
const RevisionRestored: z.ZodMiniType = z.looseObject({ "revision": z.number(), "restoredRevision": z.number() });
const UserSettings: z.ZodMiniType = z.looseObject({ "auto_page_turn": z.optional(z.boolean()), "auto_scroll": z.optional(z.boolean()), "continuous_play": z.optional(z.boolean()), "flip_video": z.optional(z.boolean()), "theme": z.optional(z.string()), "rect_color": z.optional(z.string()), "spanish_interface": z.optional(z.boolean()), "vertical_layout": z.optional(z.boolean()), "activeWordColor": z.optional(z.string()), "domainId": z.number() });
const Detections: z.ZodMiniType = z.looseObject({ "textAnnotations": z.array(z.looseObject({ "description": z.optional(z.string()) })), "fullTextAnnotation": z.optional(z.nullable(z.looseObject({ "text": z.optional(z.string()) }))) });
const RecognitionIssue: z.ZodMiniType = z.looseObject({ "code": z.string(), "message": z.string(), "index": z.optional(z.number()) });
const OcrResult: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "pageVariationId": z.number(), "detections": Detections, "issues": z.optional(z.array(RecognitionIssue)), "confidence": z.optional(z.number()), "seconds": z.optional(z.number()) });
const ImportProblem: z.ZodMiniType = z.looseObject({ "file": z.string(), "page": z.optional(z.number()), "code": z.string(), "message": z.string() });
const OcrResults: z.ZodMiniType = z.looseObject({ "ocrResults": z.array(OcrResult), "problems": z.optional(z.array(ImportProblem)), "msg": z.optional(z.string()) });
const AlignedChapter: z.ZodMiniType = z.looseObject({ "words": z.array(TimedWord), "audioFileName": z.string(), "speechNotInText": z.array(z.looseObject({ "start": z.number(), "end": z.number() })), "textNotSpoken": z.array(z.looseObject({ "pageVariationId": z.number(), "start": z.number(), "end": z.number() })), "durationSeconds": z.number() });
const SpeechCost: z.ZodMiniType = z.looseObject({ "characters": z.number(), "unspoken": z.array(z.looseObject({ "pageVariationId": z.number(), "text": z.string(), "sound": z.optional(z.string()) })), "locks": z.optional(z.array(z.looseObject({ "pageVariationId": z.number(), "text": z.string(), "fits": z.boolean() }))) });
const QuizSpeech: z.ZodMiniType = z.looseObject({ "audioLink": z.string(), "audioFileName": z.string(), "durationSeconds": z.number(), "characters": z.number(), "skippedRules": z.optional(z.array(z.string())), "replacements": z.optional(z.array(SpeechReplacement)), "voiceId": z.string(), "modelId": z.string() });
const SpeechTake: z.ZodMiniType = z.looseObject({ "audioLink": z.string(), "audioFileName": z.string(), "durationSeconds": z.number(), "characters": z.number(), "skippedRules": z.optional(z.array(z.string())), "replacements": z.optional(z.array(SpeechReplacement)), "words": z.array(TimedWord) });
const UploadedFile: z.ZodMiniType = z.looseObject({ "url": z.string(), "contentType": z.string(), "sizeBytes": z.number() });
const ValidatedWord: z.ZodMiniType = z.looseObject({ "isValid": z.boolean(), "response": z.string(), "validatedWord": z.nullable(z.string()) });
const PartHealth: z.ZodMiniType = z.looseObject({ "state": z.enum(["well","starting","unwell","absent"]), "detail": z.optional(z.string()) });
const Health: z.ZodMiniType = z.looseObject({ "status": z.enum(["well","starting","unwell"]), "version": z.string(), "uptimeSeconds": z.number(), "parts": z.record(z.string(), PartHealth) });

export const appValidators: ResponseValidators = {
  addWordsToChapter: { call: "POST /api/add-words-to-chapter", responses: { 200: Done } },
  refreshToken: { call: "POST /api/auth/refreshtoken", responses: { 200: TokenPair } },
  openSignInLink: { call: "POST /api/auth/sign-in-link", responses: { 200: Session } },
  getTestStudent: { call: "GET /api/auth/test-student", responses: { 200: TestStudent } },
  unpublishBook: { call: "DELETE /api/book/{id}/publish", responses: { 200: Done } },
  publishBook: { call: "POST /api/book/{id}/publish", responses: { 200: Publication } },
  checkSpelling: { call: "POST /api/book/{id}/spelling", responses: { 200: SpellingVerdict } },
  getBookStaleness: { call: "GET /api/book/{id}/staleness", responses: { 200: BookStaleness } },
  removeBookWord: { call: "DELETE /api/book/{id}/words", responses: { 200: Done } },
  addBookWord: { call: "PUT /api/book/{id}/words", responses: { 200: Done } },
  getBookChapter: { call: "GET /api/book/chapter/{id}", responses: { 200: Chapter } },
  getProgress: { call: "GET /api/book/progress", responses: { 200: BookProgress } },
  saveProgress: { call: "POST /api/book/progress", responses: { 200: BookProgress } },
  listRecentBooks: { call: "GET /api/book/progress/recent", responses: { 200: z.array(RecentBook) } },
  reportBug: { call: "POST /api/bug", responses: { 200: Done } },
  getChapterAudio: { call: "GET /api/chapter-variation-audio/{id}", responses: { 200: z.looseObject({ "audio_link": z.nullable(z.string()) }) } },
  setChapterAudio: { call: "PUT /api/chapter-variation-audio/{id}", responses: { 200: Done } },
  convertChapterAudio: { call: "POST /api/chapter-variation-audio/{id}/convert", responses: { 200: ConvertedTrack, 202: JobAccepted } },
  listSentenceLocks: { call: "GET /api/chapter-variation-locks/{id}", responses: { 200: SentenceLocks } },
  unlockSentence: { call: "POST /api/chapter-variation-locks/{id}/unlock", responses: { 200: Done } },
  getNarrationOrigin: { call: "GET /api/chapter-variation-origin/{id}", responses: { 200: z.looseObject({ "hasTrack": z.boolean(), "origin": z.nullable(NarrationOrigin) }) } },
  listSentenceTakes: { call: "GET /api/chapter-variation-takes/{id}", responses: { 200: SentenceTakes } },
  hearSentenceTake: { call: "GET /api/chapter-variation-takes/{id}/{takeId}", responses: { 200: z.looseObject({ "audioLink": z.string() }) } },
  chooseSentenceTake: { call: "POST /api/chapter-variation-takes/{id}/{takeId}/choose", responses: { 200: SpeechGenerated, 202: JobAccepted } },
  getChapterWords: { call: "GET /api/chapter-variation-words/{id}", responses: { 200: z.looseObject({ "words": z.array(TimedWord) }) } },
  listEngines: { call: "GET /api/engines", responses: { 200: EngineReports } },
  getJob: { call: "GET /api/jobs/{id}", responses: { 200: Job } },
  cancelJob: { call: "POST /api/jobs/{id}/cancel", responses: { 200: Job } },
  deleteNote: { call: "DELETE /api/note", responses: { 200: Done } },
  listNotes: { call: "GET /api/note", responses: { 200: z.array(Note) } },
  saveNote: { call: "POST /api/note", responses: { 200: Note } },
  getPageVariation: { call: "GET /api/page-variation", responses: { 200: PageVariation } },
  listRevisions: { call: "GET /api/revisions/{entity}/{id}", responses: { 200: Revisions } },
  getRevision: { call: "GET /api/revisions/{entity}/{id}/{revision}", responses: { 200: RevisionState } },
  restoreRevision: { call: "POST /api/revisions/{entity}/{id}/restore", responses: { 200: RevisionRestored } },
  getSettings: { call: "GET /api/settings", responses: { 200: UserSettings } },
  saveSettings: { call: "POST /api/settings", responses: { 200: UserSettings } },
  recognisePages: { call: "POST /api/text-ocr", responses: { 200: OcrResults, 202: JobAccepted } },
  alignChapter: { call: "POST /api/text-to-speech/align-from-chapter", responses: { 200: AlignedChapter, 202: JobAccepted } },
  estimateSpeech: { call: "POST /api/text-to-speech/cost", responses: { 200: SpeechCost } },
  lockSentence: { call: "PUT /api/text-to-speech/lock", responses: { 200: Done } },
  speakQuizText: { call: "POST /api/text-to-speech/quiz", responses: { 200: QuizSpeech, 202: JobAccepted } },
  generateSpeech: { call: "POST /api/text-to-speech/stream", responses: { 200: SpeechGenerated, 202: JobAccepted } },
  speakTargetedText: { call: "POST /api/text-to-speech/targeted-text", responses: { 200: SpeechTake, 202: JobAccepted } },
  uploadFile: { call: "POST /api/upload", responses: { 200: UploadedFile } },
  validateWord: { call: "POST /api/validate-word", responses: { 200: ValidatedWord } },
  getHealth: { call: "GET /health", responses: { 200: Health } },
};

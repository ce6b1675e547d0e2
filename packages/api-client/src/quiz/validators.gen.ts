import * as z from "zod/mini";
import type { ResponseValidators } from "../validators/response-validators";

const GradesReset: z.ZodMiniType = z.looseObject({ "success": z.literal(true), "reset": z.number() });
const ThemeData: z.ZodMiniType = z.looseObject({ "primary_color": z.optional(z.string()) });
const Visibility: z.ZodMiniType = z.enum(["public","domain","private"]);
const LanguageCode: z.ZodMiniType = z.string();
const BookInfo: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())), "revision": z.optional(z.number()) });
const Done: z.ZodMiniType = z.looseObject({ "success": z.literal(true) });
const BookCreator: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "role": z.nullable(z.string()) });
const BookSummary: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())), "revision": z.optional(z.number()), "pageCount": z.number(), "durationSeconds": z.number(), "kinds": z.optional(z.array(z.enum(["video","audio","quiz","brochure","notes"]))), "canEdit": z.boolean(), "updatedAt": z.string(), "cursor": z.optional(z.string()) });
const DetectedBreak: z.ZodMiniType = z.looseObject({ "type": z.string(), "isPrefix": z.optional(z.boolean()) });
const VoiceSettings: z.ZodMiniType = z.looseObject({ "stability": z.optional(z.number()), "similarity_boost": z.optional(z.number()), "style": z.optional(z.number()), "speed": z.optional(z.number()) });
const Rect: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.number(), "y": z.number(), "width": z.number(), "height": z.number(), "fill": z.optional(z.string()), "opacity": z.optional(z.number()), "startTime": z.optional(z.number()), "endTime": z.optional(z.number()), "pauseAfter": z.optional(z.number()), "word": z.optional(z.string()), "detectedBreak": z.optional(DetectedBreak), "sentenceId": z.optional(z.string()), "voiceId": z.optional(z.string()), "modelId": z.optional(z.string()), "voiceSettings": z.optional(VoiceSettings), "confidence": z.optional(z.number()), "timing": z.optional(z.looseObject({ "source": z.enum(["matched","estimated","manual"]), "confidence": z.optional(z.number()), "loss": z.optional(z.number()), "narration": z.optional(z.string()) })) });
const RectData: z.ZodMiniType = z.looseObject({ "rects": z.array(Rect), "rectsByWords": z.array(Rect) });
const PageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "pageImageLink": z.nullable(z.string()), "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "altText": z.nullable(z.string()), "textSource": z.nullable(z.enum(["text-layer","recognised","manual"])), "revision": z.number(), "imageDigest": z.optional(z.nullable(z.string())), "rectImageDigest": z.optional(z.nullable(z.string())), "rectData": z.optional(RectData) });
const QuizTitles: z.ZodMiniType = z.record(z.string(), z.string());
const QuizSummary: z.ZodMiniType = z.looseObject({ "id": z.number(), "bookId": z.number(), "title": z.string(), "titles": QuizTitles, "haQuizId": z.nullable(z.string()), "externalBookId": z.string(), "quizType": z.nullable(z.string()), "attemptsAllowed": z.number(), "isOpenBook": z.boolean(), "questionCount": z.number() });
const QuizTexts: z.ZodMiniType = z.record(z.string(), z.string());
const QuizScoreFeedbackOutput: z.ZodMiniType = z.array(z.looseObject({ "fromPercent": z.number(), "text": z.string(), "texts": QuizTexts }));
const QuizMedia: z.ZodMiniType = z.looseObject({ "id": z.number(), "type": z.string(), "url": z.string(), "language": z.nullable(z.string()), "questionId": z.nullable(z.number()), "answerId": z.nullable(z.number()), "metadata": z.record(z.string(), z.unknown()) });
const QuizAnswer: z.ZodMiniType = z.looseObject({ "id": z.number(), "questionId": z.number(), "text": z.string(), "texts": QuizTexts, "isCorrect": z.boolean(), "orderIndex": z.number(), "media": z.array(QuizMedia) });
const QuizQuestion: z.ZodMiniType = z.looseObject({ "id": z.number(), "quizId": z.number(), "text": z.string(), "texts": QuizTexts, "type": z.nullable(z.string()), "feedback": z.nullable(z.string()), "feedbacks": QuizTexts, "shufflesAnswers": z.boolean(), "attemptsAllowed": z.number(), "orderIndex": z.number(), "media": z.array(QuizMedia), "answers": z.array(QuizAnswer) });
const Quiz: z.ZodMiniType = z.looseObject({ "id": z.number(), "bookId": z.number(), "title": z.string(), "titles": QuizTitles, "haQuizId": z.nullable(z.string()), "externalBookId": z.string(), "quizType": z.nullable(z.string()), "attemptsAllowed": z.number(), "isOpenBook": z.boolean(), "showsAnswersToTestStudent": z.boolean(), "scoreFeedback": QuizScoreFeedbackOutput, "questions": z.array(QuizQuestion) });
const QuizResultAnswer: z.ZodMiniType = z.looseObject({ "questionId": z.number(), "answerIds": z.array(z.number()), "text": z.nullable(z.string()), "isCorrect": z.nullable(z.boolean()) });
const QuizResultSubmission: z.ZodMiniType = z.looseObject({ "submissionId": z.string(), "submittedAt": z.string(), "isPractice": z.boolean(), "isReset": z.boolean(), "score": z.number(), "answers": z.array(QuizResultAnswer) });
const QuizResultReader: z.ZodMiniType = z.looseObject({ "userId": z.nullable(z.number()), "name": z.nullable(z.string()), "guestNumber": z.nullable(z.number()), "attemptsUsed": z.number(), "submissions": z.array(QuizResultSubmission) });
const QuizResults: z.ZodMiniType = z.looseObject({ "readers": z.array(QuizResultReader), "isCut": z.boolean() });
const MediaToTake: z.ZodMiniType = z.looseObject({ "id": z.number(), "type": z.string(), "url": z.string(), "language": z.nullable(z.string()), "metadata": z.record(z.string(), z.unknown()) });
const AnswerToTake: z.ZodMiniType = z.looseObject({ "id": z.number(), "text": z.string(), "texts": QuizTexts, "media": z.array(MediaToTake) });
const QuestionToTake: z.ZodMiniType = z.looseObject({ "id": z.number(), "text": z.string(), "texts": QuizTexts, "type": z.nullable(z.string()), "shufflesAnswers": z.boolean(), "attemptsAllowed": z.number(), "media": z.array(MediaToTake), "answers": z.array(AnswerToTake) });
const QuizToTake: z.ZodMiniType = z.looseObject({ "id": z.number(), "bookId": z.number(), "title": z.string(), "titles": QuizTitles, "haQuizId": z.nullable(z.string()), "externalBookId": z.string(), "quizType": z.nullable(z.string()), "attemptsAllowed": z.number(), "isOpenBook": z.boolean(), "attemptsUsed": z.number(), "attemptsLeft": z.nullable(z.number()), "questions": z.array(QuestionToTake) });
const QuizScoreText: z.ZodMiniType = z.looseObject({ "text": z.string(), "texts": QuizTexts });
const GradedQuestion: z.ZodMiniType = z.looseObject({ "questionId": z.number(), "graded": z.boolean(), "answered": z.boolean(), "isCorrect": z.nullable(z.boolean()), "notice": z.optional(z.string()), "feedback": z.optional(z.nullable(z.string())), "feedbacks": z.optional(QuizTexts), "shufflesAnswers": z.optional(z.boolean()), "correctAnswerIds": z.optional(z.array(z.number())), "acceptedTexts": z.optional(z.array(z.string())), "acceptedTextsByLanguage": z.optional(z.record(z.string(), z.array(z.string()))) });
const GradedQuiz: z.ZodMiniType = z.looseObject({ "submissionId": z.string(), "quizId": z.number(), "isPractice": z.boolean(), "score": z.number(), "correctCount": z.number(), "gradedCount": z.number(), "attemptsUsed": z.number(), "attemptsLeft": z.nullable(z.number()), "scoreFeedback": z.optional(QuizScoreText), "questions": z.array(GradedQuestion) });
const Series: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const Tag: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const Translation: z.ZodMiniType = z.looseObject({ "translatedText": z.string(), "sourceLanguage": z.string(), "targetLanguage": z.string() });
const Definition: z.ZodMiniType = z.looseObject({ "id": z.number(), "lang": LanguageCode, "text": z.string(), "audio": z.nullable(z.string()) });
const Word: z.ZodMiniType = z.looseObject({ "id": z.number(), "word": z.string(), "lang": LanguageCode, "bookId": z.nullable(z.number()), "definitions": z.array(Definition), "updatedAt": z.string() });
const Words: z.ZodMiniType = z.looseObject({ "words": z.array(Word), "total": z.number() });
const ImportedRow: z.ZodMiniType = z.looseObject({ "row": z.number(), "word": z.string(), "language": z.string(), "definition": z.string(), "outcome": z.enum(["new-word","new-definition","unchanged","error"]), "column": z.optional(z.enum(["word","language","definition"])), "msg": z.optional(z.string()) });
const WordImportReport: z.ZodMiniType = z.looseObject({ "dryRun": z.boolean(), "written": z.boolean(), "rows": z.array(ImportedRow), "newWords": z.number(), "newDefinitions": z.number(), "unchanged": z.number(), "errors": z.number() });

export const quizValidators: ResponseValidators = {
  resetUserGrades: { call: "DELETE /admin/reset-user-grades", responses: { 200: GradesReset } },
  createBookFromQuiz: { call: "POST /books/0", responses: { 201: BookInfo } },
  removeCreator: { call: "DELETE /books/creator/{id}", responses: { 200: Done } },
  addCreatorToBooks: { call: "POST /books/creator/{id}", responses: { 200: BookCreator } },
  findBookByIdentifier: { call: "GET /books/identifier/{id}", responses: { 200: BookSummary } },
  addPageVariation: { call: "POST /pages/variation/", responses: { 201: PageVariation } },
  listQuizzes: { call: "GET /quiz", responses: { 200: z.array(QuizSummary) } },
  deleteQuiz: { call: "DELETE /quiz/{id}", responses: { 200: Done } },
  getQuiz: { call: "GET /quiz/{id}", responses: { 200: Quiz } },
  createQuiz: { call: "POST /quiz/{id}", responses: { 201: Quiz } },
  updateQuiz: { call: "PUT /quiz/{id}", responses: { 200: Quiz } },
  deleteQuizAnswer: { call: "DELETE /quiz/answer/{id}", responses: { 200: Done } },
  getQuizAnswer: { call: "GET /quiz/answer/{id}", responses: { 200: QuizAnswer } },
  createQuizAnswer: { call: "POST /quiz/answer/{id}", responses: { 201: QuizAnswer } },
  updateQuizAnswer: { call: "PUT /quiz/answer/{id}", responses: { 200: QuizAnswer } },
  copyQuiz: { call: "POST /quiz/copy", responses: { 201: Quiz } },
  deleteQuizMedia: { call: "DELETE /quiz/media", responses: { 200: Done } },
  getQuizMedia: { call: "GET /quiz/media", responses: { 200: QuizMedia } },
  createQuizMedia: { call: "POST /quiz/media", responses: { 201: QuizMedia } },
  updateQuizMedia: { call: "PUT /quiz/media", responses: { 200: QuizMedia } },
  deleteQuizQuestion: { call: "DELETE /quiz/question", responses: { 200: Done } },
  getQuizQuestion: { call: "GET /quiz/question", responses: { 200: QuizQuestion } },
  createQuizQuestion: { call: "POST /quiz/question", responses: { 201: QuizQuestion } },
  updateQuizQuestion: { call: "PUT /quiz/question", responses: { 200: QuizQuestion } },
  listQuizResults: { call: "GET /quiz/results", responses: { 200: QuizResults } },
  getQuizForUser: { call: "GET /quiz/user/{id}", responses: { 200: QuizToTake } },
  submitQuiz: { call: "POST /quiz/user/{id}", responses: { 200: GradedQuiz } },
  listSeries: { call: "GET /series", responses: { 200: z.array(Series) } },
  listTags: { call: "GET /tag", responses: { 200: z.array(Tag) } },
  translateUpload: { call: "POST /upload/translate", responses: { 200: Translation } },
  listWords: { call: "GET /word", responses: { 200: Words } },
  createWord: { call: "POST /word", responses: { 201: Word } },
  deleteWord: { call: "DELETE /word/{id}", responses: { 200: Done } },
  getWord: { call: "GET /word/{id}", responses: { 200: Word } },
  updateWord: { call: "PUT /word/{id}", responses: { 200: Word } },
  listAllWords: { call: "GET /word/all", responses: { 200: Words } },
  deleteWords: { call: "DELETE /word/bulk", responses: { 200: Done } },
  createWords: { call: "POST /word/bulk", responses: { 201: Words } },
  updateWords: { call: "PUT /word/bulk", responses: { 200: Words } },
  deleteDefinition: { call: "DELETE /word/definition/{id}", responses: { 200: Done } },
  getDefinition: { call: "GET /word/definition/{id}", responses: { 200: Definition } },
  createDefinition: { call: "POST /word/definition/{id}", responses: { 201: Definition } },
  updateDefinition: { call: "PUT /word/definition/{id}", responses: { 200: Definition } },
  importWords: { call: "POST /word/import", responses: { 200: WordImportReport } },
};

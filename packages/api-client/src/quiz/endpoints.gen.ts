import { toForm } from "../forms/to-form";
import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Quiz",
  "Book",
  "Creator",
  "Page",
  "Series",
  "Tag",
  "Translation",
  "Word",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      resetUserGrades: build.mutation<
        ResetUserGradesApiResponse,
        ResetUserGradesApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/reset-user-grades`,
          method: "DELETE",
          params: {
            quizId: queryArg.quizId,
            userId: queryArg.userId,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      createBookFromQuiz: build.mutation<
        CreateBookFromQuizApiResponse,
        CreateBookFromQuizApiArg
      >({
        query: (queryArg) => ({
          url: `/books/0`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Book"],
      }),
      removeCreator: build.mutation<
        RemoveCreatorApiResponse,
        RemoveCreatorApiArg
      >({
        query: (queryArg) => ({
          url: `/books/creator/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            bookId: queryArg.bookId,
          },
        }),
        invalidatesTags: ["Creator"],
      }),
      addCreatorToBooks: build.mutation<
        AddCreatorToBooksApiResponse,
        AddCreatorToBooksApiArg
      >({
        query: (queryArg) => ({
          url: `/books/creator/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Creator"],
      }),
      findBookByIdentifier: build.query<
        FindBookByIdentifierApiResponse,
        FindBookByIdentifierApiArg
      >({
        query: (queryArg) => ({
          url: `/books/identifier/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Book"],
      }),
      addPageVariation: build.mutation<
        AddPageVariationApiResponse,
        AddPageVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/variation/`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Page"],
      }),
      listQuizzes: build.query<ListQuizzesApiResponse, ListQuizzesApiArg>({
        query: (queryArg) => ({
          url: `/quiz`,
          params: {
            externalBookId: queryArg.externalBookId,
          },
        }),
        providesTags: ["Quiz"],
      }),
      deleteQuiz: build.mutation<DeleteQuizApiResponse, DeleteQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          params: {
            quizId: queryArg.quizId,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      getQuiz: build.query<GetQuizApiResponse, GetQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            quizId: queryArg.quizId,
          },
        }),
        providesTags: ["Quiz"],
      }),
      createQuiz: build.mutation<CreateQuizApiResponse, CreateQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.newQuiz,
        }),
        invalidatesTags: ["Quiz"],
      }),
      updateQuiz: build.mutation<UpdateQuizApiResponse, UpdateQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.quizChange,
          params: {
            quizId: queryArg.quizId,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      deleteQuizAnswer: build.mutation<
        DeleteQuizAnswerApiResponse,
        DeleteQuizAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Quiz"],
      }),
      getQuizAnswer: build.query<GetQuizAnswerApiResponse, GetQuizAnswerApiArg>(
        {
          query: (queryArg) => ({
            url: `/quiz/answer/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["Quiz"],
        },
      ),
      createQuizAnswer: build.mutation<
        CreateQuizAnswerApiResponse,
        CreateQuizAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.newQuizAnswer,
        }),
        invalidatesTags: ["Quiz"],
      }),
      updateQuizAnswer: build.mutation<
        UpdateQuizAnswerApiResponse,
        UpdateQuizAnswerApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/answer/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.quizAnswerChange,
        }),
        invalidatesTags: ["Quiz"],
      }),
      copyQuiz: build.mutation<CopyQuizApiResponse, CopyQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/copy`,
          method: "POST",
          body: queryArg.quizCopy,
        }),
        invalidatesTags: ["Quiz"],
      }),
      deleteQuizMedia: build.mutation<
        DeleteQuizMediaApiResponse,
        DeleteQuizMediaApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/media`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      getQuizMedia: build.query<GetQuizMediaApiResponse, GetQuizMediaApiArg>({
        query: (queryArg) => ({
          url: `/quiz/media`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["Quiz"],
      }),
      createQuizMedia: build.mutation<
        CreateQuizMediaApiResponse,
        CreateQuizMediaApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/media`,
          method: "POST",
          body: queryArg.newQuizMedia,
        }),
        invalidatesTags: ["Quiz"],
      }),
      updateQuizMedia: build.mutation<
        UpdateQuizMediaApiResponse,
        UpdateQuizMediaApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/media`,
          method: "PUT",
          body: queryArg.quizMediaChange,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      deleteQuizQuestion: build.mutation<
        DeleteQuizQuestionApiResponse,
        DeleteQuizQuestionApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/question`,
          method: "DELETE",
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      getQuizQuestion: build.query<
        GetQuizQuestionApiResponse,
        GetQuizQuestionApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/question`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["Quiz"],
      }),
      createQuizQuestion: build.mutation<
        CreateQuizQuestionApiResponse,
        CreateQuizQuestionApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/question`,
          method: "POST",
          body: queryArg.newQuizQuestion,
        }),
        invalidatesTags: ["Quiz"],
      }),
      updateQuizQuestion: build.mutation<
        UpdateQuizQuestionApiResponse,
        UpdateQuizQuestionApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/question`,
          method: "PUT",
          body: queryArg.quizQuestionChange,
          params: {
            id: queryArg.id,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      listQuizResults: build.query<
        ListQuizResultsApiResponse,
        ListQuizResultsApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/results`,
          params: {
            quizId: queryArg.quizId,
          },
        }),
        providesTags: ["Quiz"],
      }),
      getQuizForUser: build.query<
        GetQuizForUserApiResponse,
        GetQuizForUserApiArg
      >({
        query: (queryArg) => ({
          url: `/quiz/user/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Quiz"],
      }),
      submitQuiz: build.mutation<SubmitQuizApiResponse, SubmitQuizApiArg>({
        query: (queryArg) => ({
          url: `/quiz/user/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.quizSubmission,
          params: {
            isPractice: queryArg.isPractice,
          },
        }),
        invalidatesTags: ["Quiz"],
      }),
      listSeries: build.query<ListSeriesApiResponse, ListSeriesApiArg>({
        query: () => ({ url: `/series` }),
        providesTags: ["Series"],
      }),
      listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
        query: () => ({ url: `/tag` }),
        providesTags: ["Tag"],
      }),
      translateUpload: build.mutation<
        TranslateUploadApiResponse,
        TranslateUploadApiArg
      >({
        query: (queryArg) => ({
          url: `/upload/translate`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Translation"],
      }),
      listWords: build.query<ListWordsApiResponse, ListWordsApiArg>({
        query: (queryArg) => ({
          url: `/word`,
          params: {
            page: queryArg.page || 1,
            limit: queryArg.limit || 50,
            search: queryArg.search,
            lang: queryArg.lang,
          },
        }),
        providesTags: ["Word"],
      }),
      createWord: build.mutation<CreateWordApiResponse, CreateWordApiArg>({
        query: (queryArg) => ({
          url: `/word`,
          method: "POST",
          body: queryArg.newWord,
        }),
        invalidatesTags: ["Word"],
      }),
      deleteWord: build.mutation<DeleteWordApiResponse, DeleteWordApiArg>({
        query: (queryArg) => ({
          url: `/word/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Word"],
      }),
      getWord: build.query<GetWordApiResponse, GetWordApiArg>({
        query: (queryArg) => ({
          url: `/word/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Word"],
      }),
      updateWord: build.mutation<UpdateWordApiResponse, UpdateWordApiArg>({
        query: (queryArg) => ({
          url: `/word/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.wordChange,
        }),
        invalidatesTags: ["Word"],
      }),
      listAllWords: build.query<ListAllWordsApiResponse, ListAllWordsApiArg>({
        query: () => ({ url: `/word/all` }),
        providesTags: ["Word"],
      }),
      deleteWords: build.mutation<DeleteWordsApiResponse, DeleteWordsApiArg>({
        query: (queryArg) => ({
          url: `/word/bulk`,
          method: "DELETE",
          body: queryArg.wordsToDelete,
        }),
        invalidatesTags: ["Word"],
      }),
      createWords: build.mutation<CreateWordsApiResponse, CreateWordsApiArg>({
        query: (queryArg) => ({
          url: `/word/bulk`,
          method: "POST",
          body: queryArg.newWords,
        }),
        invalidatesTags: ["Word"],
      }),
      updateWords: build.mutation<UpdateWordsApiResponse, UpdateWordsApiArg>({
        query: (queryArg) => ({
          url: `/word/bulk`,
          method: "PUT",
          body: queryArg.wordChanges,
        }),
        invalidatesTags: ["Word"],
      }),
      deleteDefinition: build.mutation<
        DeleteDefinitionApiResponse,
        DeleteDefinitionApiArg
      >({
        query: (queryArg) => ({
          url: `/word/definition/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Word"],
      }),
      getDefinition: build.query<GetDefinitionApiResponse, GetDefinitionApiArg>(
        {
          query: (queryArg) => ({
            url: `/word/definition/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["Word"],
        },
      ),
      createDefinition: build.mutation<
        CreateDefinitionApiResponse,
        CreateDefinitionApiArg
      >({
        query: (queryArg) => ({
          url: `/word/definition/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.newDefinition,
        }),
        invalidatesTags: ["Word"],
      }),
      updateDefinition: build.mutation<
        UpdateDefinitionApiResponse,
        UpdateDefinitionApiArg
      >({
        query: (queryArg) => ({
          url: `/word/definition/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.definitionChange,
        }),
        invalidatesTags: ["Word"],
      }),
      importWords: build.mutation<ImportWordsApiResponse, ImportWordsApiArg>({
        query: (queryArg) => ({
          url: `/word/import`,
          method: "POST",
          body: toForm(queryArg.body),
          params: {
            dryRun: queryArg.dryRun,
          },
        }),
        invalidatesTags: ["Word"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as quizApi };
export type ResetUserGradesApiResponse = /** status 200 Reset */ GradesReset;
export type ResetUserGradesApiArg = {
  quizId: number;
  /** One reader; by default all */
  userId?: number;
};
export type CreateBookFromQuizApiResponse = /** status 201 The book */ BookInfo;
export type CreateBookFromQuizApiArg = {
  body: {
    [key: string]: any;
  };
};
export type RemoveCreatorApiResponse = /** status 200 Removed */ Done;
export type RemoveCreatorApiArg = {
  id: number;
  bookId?: number;
};
export type AddCreatorToBooksApiResponse =
  /** status 200 The creator */ BookCreator;
export type AddCreatorToBooksApiArg = {
  id: number;
  body: {
    bookIds: number[];
    role?: string | null;
  };
};
export type FindBookByIdentifierApiResponse =
  /** status 200 The book */ BookSummary;
export type FindBookByIdentifierApiArg = {
  /** The `identifier` of the book */
  id: string;
};
export type AddPageVariationApiResponse =
  /** status 201 The page variation */ PageVariation;
export type AddPageVariationApiArg = {
  body: {
    [key: string]: any;
  };
};
export type ListQuizzesApiResponse =
  /** status 200 The quizzes, without questions */ QuizSummary[];
export type ListQuizzesApiArg = {
  externalBookId: string;
};
export type DeleteQuizApiResponse = /** status 200 Deleted */ Done;
export type DeleteQuizApiArg = {
  /** The id of the book */
  id: number;
  quizId: number;
};
export type GetQuizApiResponse = /** status 200 The quiz */ Quiz;
export type GetQuizApiArg = {
  /** The id of the book */
  id: number;
  quizId: number;
};
export type CreateQuizApiResponse = /** status 201 The quiz */ Quiz;
export type CreateQuizApiArg = {
  /** The id of the book */
  id: number;
  newQuiz: NewQuiz;
};
export type UpdateQuizApiResponse = /** status 200 The quiz */ Quiz;
export type UpdateQuizApiArg = {
  /** The id of the book */
  id: number;
  quizId: number;
  quizChange: QuizChange;
};
export type DeleteQuizAnswerApiResponse = /** status 200 Deleted */ Done;
export type DeleteQuizAnswerApiArg = {
  id: number;
};
export type GetQuizAnswerApiResponse = /** status 200 The answer */ QuizAnswer;
export type GetQuizAnswerApiArg = {
  id: number;
};
export type CreateQuizAnswerApiResponse =
  /** status 201 The answer */ QuizAnswer;
export type CreateQuizAnswerApiArg = {
  id: number;
  newQuizAnswer: NewQuizAnswer;
};
export type UpdateQuizAnswerApiResponse =
  /** status 200 The answer */ QuizAnswer;
export type UpdateQuizAnswerApiArg = {
  id: number;
  quizAnswerChange: QuizAnswerChange;
};
export type CopyQuizApiResponse = /** status 201 The copy */ Quiz;
export type CopyQuizApiArg = {
  quizCopy: QuizCopy;
};
export type DeleteQuizMediaApiResponse = /** status 200 Deleted */ Done;
export type DeleteQuizMediaApiArg = {
  id: number;
};
export type GetQuizMediaApiResponse = /** status 200 The medium */ QuizMedia;
export type GetQuizMediaApiArg = {
  id: number;
};
export type CreateQuizMediaApiResponse = /** status 201 The medium */ QuizMedia;
export type CreateQuizMediaApiArg = {
  newQuizMedia: NewQuizMedia;
};
export type UpdateQuizMediaApiResponse = /** status 200 The medium */ QuizMedia;
export type UpdateQuizMediaApiArg = {
  id: number;
  quizMediaChange: QuizMediaChange;
};
export type DeleteQuizQuestionApiResponse = /** status 200 Deleted */ Done;
export type DeleteQuizQuestionApiArg = {
  id: number;
};
export type GetQuizQuestionApiResponse =
  /** status 200 The question */ QuizQuestion;
export type GetQuizQuestionApiArg = {
  id: number;
};
export type CreateQuizQuestionApiResponse =
  /** status 201 The question */ QuizQuestion;
export type CreateQuizQuestionApiArg = {
  newQuizQuestion: NewQuizQuestion;
};
export type UpdateQuizQuestionApiResponse =
  /** status 200 The question */ QuizQuestion;
export type UpdateQuizQuestionApiArg = {
  id: number;
  quizQuestionChange: QuizQuestionChange;
};
export type ListQuizResultsApiResponse =
  /** status 200 The results */ QuizResults;
export type ListQuizResultsApiArg = {
  quizId: number;
};
export type GetQuizForUserApiResponse = /** status 200 The quiz */ QuizToTake;
export type GetQuizForUserApiArg = {
  /** The id of the quiz, or its haQuizId from a trigger */
  id: string;
};
export type SubmitQuizApiResponse = /** status 200 Graded */ GradedQuiz;
export type SubmitQuizApiArg = {
  /** The id of the quiz, or its haQuizId from a trigger */
  id: string;
  isPractice?: "true" | "false";
  quizSubmission: QuizSubmission;
};
export type ListSeriesApiResponse = /** status 200 The series */ Series[];
export type ListSeriesApiArg = void;
export type ListTagsApiResponse = /** status 200 The tags */ Tag[];
export type ListTagsApiArg = void;
export type TranslateUploadApiResponse =
  /** status 200 The translation */ Translation;
export type TranslateUploadApiArg = {
  body: {
    /** Either text or a file */
    text?: string;
    /** Detected by default */
    sourceLanguage?: LanguageCode;
    targetLanguage: LanguageCode;
    file?: Blob[];
  };
};
export type ListWordsApiResponse =
  /** status 200 One page of the words, and their total number */ Words;
export type ListWordsApiArg = {
  page?: number;
  limit?: number;
  /** Part of a word or definition, not case-sensitive */
  search?: string;
  lang?: LanguageCode;
};
export type CreateWordApiResponse = /** status 201 The word */ Word;
export type CreateWordApiArg = {
  newWord: NewWord;
};
export type DeleteWordApiResponse = /** status 200 Deleted */ Done;
export type DeleteWordApiArg = {
  id: number;
};
export type GetWordApiResponse = /** status 200 The word */ Word;
export type GetWordApiArg = {
  id: number;
};
export type UpdateWordApiResponse = /** status 200 The word */ Word;
export type UpdateWordApiArg = {
  id: number;
  wordChange: WordChange;
};
export type ListAllWordsApiResponse = /** status 200 The words */ Words;
export type ListAllWordsApiArg = void;
export type DeleteWordsApiResponse = /** status 200 Deleted */ Done;
export type DeleteWordsApiArg = {
  wordsToDelete: WordsToDelete;
};
export type CreateWordsApiResponse =
  /** status 201 The words, in the order of the request */ Words;
export type CreateWordsApiArg = {
  newWords: NewWords;
};
export type UpdateWordsApiResponse =
  /** status 200 The words, in the order of the request */ Words;
export type UpdateWordsApiArg = {
  wordChanges: WordChanges;
};
export type DeleteDefinitionApiResponse = /** status 200 Deleted */ Done;
export type DeleteDefinitionApiArg = {
  id: number;
};
export type GetDefinitionApiResponse =
  /** status 200 The definition */ Definition;
export type GetDefinitionApiArg = {
  id: number;
};
export type CreateDefinitionApiResponse =
  /** status 201 The definition */ Definition;
export type CreateDefinitionApiArg = {
  id: number;
  newDefinition: NewDefinition;
};
export type UpdateDefinitionApiResponse =
  /** status 200 The definition */ Definition;
export type UpdateDefinitionApiArg = {
  id: number;
  definitionChange: DefinitionChange;
};
export type ImportWordsApiResponse =
  /** status 200 For each row, what was done or would be done */ WordImportReport;
export type ImportWordsApiArg = {
  /** true: report the result without writing it */
  dryRun?: "true" | "false";
  body: {
    /** The same as in the query */
    dryRun?: "true" | "false";
    file?: Blob[];
  };
};
export type GradesReset = {
  success: true;
  reset: number;
};
export type ApiError = {
  /** Stable code for programs */
  code: string;
  /** For people: the fault and what to do */
  msg: string;
  /** Path of the invalid field, with dots */
  field?: string;
  requestId?: string;
  /** With 412: the current revision */
  currentRevision?: number;
  /** With the code speech-lost: sentences that may have been paid for, and their sound was lost */
  lostSpeech?: {
    sentences: number;
    characters: number;
  };
};
export type ThemeData = {
  primary_color?: string;
  [key: string]: any;
};
export type Visibility = "public" | "domain" | "private";
export type LanguageCode = string;
export type BookInfo = {
  id: number;
  title: string;
  description: string | null;
  /** Null for a book without a cover of its own */
  cover_image: string | null;
  theme_data: ThemeData;
  /** Takes effect when the book is published; until then only its authors see it */
  visibility: Visibility;
  published: boolean;
  /** Time of the current publication; for its authors */
  publishedAt?: string;
  /** The book was changed since it was published; for its authors */
  publicationIsBehind?: boolean;
  languages: LanguageCode[];
  /** Id of the book in other systems */
  identifier?: string | null;
  /** Ids; for callers of the book's domain */
  categories?: number[];
  /** Names; for callers of the book's domain */
  series?: string[];
  /** Names; for callers of the book's domain */
  tags?: string[];
  /** Revision of its own fields, its ETag too; for its authors */
  revision?: number;
  [key: string]: any;
};
export type Done = {
  success: true;
};
export type BookCreator = {
  id: number;
  name: string;
  /** Such as author, illustrator or narrator */
  role: string | null;
  [key: string]: any;
};
export type BookSummary = {
  id: number;
  title: string;
  description: string | null;
  /** The cover, or else the thumbnail of the first page */
  cover_image: string | null;
  theme_data: ThemeData;
  /** Takes effect when the book is published; until then only its authors see it */
  visibility: Visibility;
  published: boolean;
  /** Time of the current publication; for its authors */
  publishedAt?: string;
  /** The book was changed since it was published; for its authors */
  publicationIsBehind?: boolean;
  languages: LanguageCode[];
  /** Id of the book in other systems */
  identifier?: string | null;
  /** Ids; for callers of the book's domain */
  categories?: number[];
  /** Names; for callers of the book's domain */
  series?: string[];
  /** Names; for callers of the book's domain */
  tags?: string[];
  /** Revision of its own fields, its ETag too; for its authors */
  revision?: number;
  pageCount: number;
  /** Longest narration among the languages */
  durationSeconds: number;
  /** Kinds of its publication; absent before it is published */
  kinds?: ("video" | "audio" | "quiz" | "brochure" | "notes")[];
  /** The caller is one of its authors */
  canEdit: boolean;
  updatedAt: string;
  /** Place of the book in a list by pages; send that of the last one as `after` */
  cursor?: string;
  [key: string]: any;
};
export type DetectedBreak = {
  type: string;
  isPrefix?: boolean;
  [key: string]: any;
};
export type VoiceSettings = {
  stability?: number;
  similarity_boost?: number;
  style?: number;
  speed?: number;
  [key: string]: any;
};
export type Rect = {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  opacity?: number;
  /** Seconds from the start of the chapter's media */
  startTime?: number;
  /** Seconds from the start of the chapter's media */
  endTime?: number;
  pauseAfter?: number;
  word?: string;
  detectedBreak?: DetectedBreak;
  sentenceId?: string;
  voiceId?: string;
  modelId?: string;
  voiceSettings?: VoiceSettings;
  confidence?: number;
  timing?: {
    source: "matched" | "estimated" | "manual";
    confidence?: number;
    loss?: number;
    /** Digest of the narration that the times were made from or set for */
    narration?: string;
    [key: string]: any;
  };
  [key: string]: any;
};
export type RectData = {
  rects: Rect[];
  rectsByWords: Rect[];
  [key: string]: any;
};
export type PageVariation = {
  id: number;
  variation: LanguageCode;
  name: string | null;
  pageImageLink: string | null;
  /** Pixels of the stored, upright image */
  imageWidth: number | null;
  imageHeight: number | null;
  altText: string | null;
  textSource: ("text-layer" | "recognised" | "manual") | null;
  /** Revision of the rect data; send it back when saving */
  revision: number;
  /** Digest of the page image; for authors */
  imageDigest?: string | null;
  /** Digest of the image on which the rects were made; null where it is not known. Another one than imageDigest: the image was replaced since. For authors */
  rectImageDigest?: string | null;
  /** Absent with includeRectData=false */
  rectData?: RectData;
  [key: string]: any;
};
export type QuizTitles = {
  [key: string]: string;
};
export type QuizSummary = {
  id: number;
  bookId: number;
  title: string;
  titles: QuizTitles;
  haQuizId: string | null;
  /** The book's external id, or its id */
  externalBookId: string;
  quizType: string | null;
  attemptsAllowed: number;
  isOpenBook: boolean;
  questionCount: number;
};
export type QuizTexts = {
  [key: string]: string;
};
export type QuizScoreFeedbackOutput = {
  fromPercent: number;
  text: string;
  texts: QuizTexts;
}[];
export type QuizMedia = {
  id: number;
  type: string;
  url: string;
  language: string | null;
  questionId: number | null;
  answerId: number | null;
  metadata: {
    [key: string]: any;
  };
};
export type QuizAnswer = {
  id: number;
  questionId: number;
  text: string;
  texts: QuizTexts;
  isCorrect: boolean;
  orderIndex: number;
  media: QuizMedia[];
  [key: string]: any;
};
export type QuizQuestion = {
  id: number;
  quizId: number;
  text: string;
  texts: QuizTexts;
  /** single-choice, multiple-choice, true-false or short-answer; other types are stored and not graded */
  type: string | null;
  feedback: string | null;
  feedbacks: QuizTexts;
  shufflesAnswers: boolean;
  attemptsAllowed: number;
  orderIndex: number;
  media: QuizMedia[];
  answers: QuizAnswer[];
  [key: string]: any;
};
export type Quiz = {
  id: number;
  bookId: number;
  title: string;
  titles: QuizTitles;
  haQuizId: string | null;
  /** The book's external id, or its id */
  externalBookId: string;
  quizType: string | null;
  attemptsAllowed: number;
  isOpenBook: boolean;
  showsAnswersToTestStudent: boolean;
  scoreFeedback: QuizScoreFeedbackOutput;
  questions: QuizQuestion[];
  [key: string]: any;
};
export type QuizScoreFeedback = {
  fromPercent: number;
  text: string;
  texts: QuizTexts;
}[];
export type NewQuiz = {
  title: string;
  titles?: QuizTitles;
  scoreFeedback?: QuizScoreFeedback;
  haQuizId?: string | null;
  externalBookId?: string | null;
  quizType?: string | null;
  /** Number of attempts; absent, 0 or negative counts as 1 */
  attemptsAllowed?: number | null;
  isOpenBook?: boolean;
  /** true: readers without an account get the correct answers with their score. Default: false */
  showsAnswersToTestStudent?: boolean;
  questions?: {
    text: string;
    texts?: QuizTexts;
    type?: string | null;
    feedback?: string | null;
    feedbacks?: QuizTexts;
    shufflesAnswers?: boolean;
    /** Number of attempts; absent, 0 or negative counts as 1 */
    attemptsAllowed?: number | null;
    orderIndex?: number;
    media?: {
      type: string;
      url: string;
      language?: string | null;
      metadata?: {
        [key: string]: any;
      };
    }[];
    answers?: {
      text: string;
      texts?: QuizTexts;
      isCorrect: boolean;
      orderIndex?: number;
      media?: {
        type: string;
        url: string;
        language?: string | null;
        metadata?: {
          [key: string]: any;
        };
      }[];
      [key: string]: any;
    }[];
    [key: string]: any;
  }[];
  [key: string]: any;
};
export type QuizChange = {
  title?: string;
  titles?: QuizTitles;
  scoreFeedback?: QuizScoreFeedback;
  haQuizId?: string | null;
  externalBookId?: string | null;
  quizType?: string | null;
  /** Number of attempts; absent, 0 or negative counts as 1 */
  attemptsAllowed?: number | null;
  isOpenBook?: boolean;
  /** true: readers without an account get the correct answers with their score. Default: false */
  showsAnswersToTestStudent?: boolean;
  [key: string]: any;
};
export type NewQuizAnswer = {
  text: string;
  texts?: QuizTexts;
  isCorrect: boolean;
  orderIndex?: number;
  questionId?: number | null;
  media?: {
    type: string;
    url: string;
    language?: string | null;
    metadata?: {
      [key: string]: any;
    };
  }[];
  [key: string]: any;
};
export type QuizAnswerChange = {
  text?: string;
  texts?: QuizTexts;
  isCorrect?: boolean;
  orderIndex?: number;
  [key: string]: any;
};
export type QuizCopy = {
  quizId: number;
  /** Book of the copy; by default the same book */
  bookId?: number;
  title?: string;
};
export type NewQuizMedia = {
  type: string;
  url: string;
  language?: string | null;
  metadata?: {
    [key: string]: any;
  };
  questionId?: number | null;
  answerId?: number | null;
};
export type QuizMediaChange = {
  type?: string;
  url?: string;
  language?: string | null;
  metadata?: {
    [key: string]: any;
  };
};
export type NewQuizQuestion = {
  text: string;
  texts?: QuizTexts;
  type?: string | null;
  feedback?: string | null;
  feedbacks?: QuizTexts;
  shufflesAnswers?: boolean;
  /** Number of attempts; absent, 0 or negative counts as 1 */
  attemptsAllowed?: number | null;
  orderIndex?: number;
  media?: {
    type: string;
    url: string;
    language?: string | null;
    metadata?: {
      [key: string]: any;
    };
  }[];
  answers?: {
    text: string;
    texts?: QuizTexts;
    isCorrect: boolean;
    orderIndex?: number;
    media?: {
      type: string;
      url: string;
      language?: string | null;
      metadata?: {
        [key: string]: any;
      };
    }[];
    [key: string]: any;
  }[];
  quizId: number;
  [key: string]: any;
};
export type QuizQuestionChange = {
  text?: string;
  texts?: QuizTexts;
  type?: string | null;
  feedback?: string | null;
  feedbacks?: QuizTexts;
  shufflesAnswers?: boolean;
  /** Number of attempts; absent, 0 or negative counts as 1 */
  attemptsAllowed?: number | null;
  orderIndex?: number;
  [key: string]: any;
};
export type QuizResultAnswer = {
  questionId: number;
  answerIds: number[];
  text: string | null;
  /** By the present keys; null if it is not graded */
  isCorrect: boolean | null;
};
export type QuizResultSubmission = {
  submissionId: string;
  submittedAt: string;
  isPractice: boolean;
  /** true: the attempt was given back */
  isReset: boolean;
  /** As it was graded */
  score: number;
  answers: QuizResultAnswer[];
};
export type QuizResultReader = {
  /** null for a guest */
  userId: number | null;
  /** Name or address of the account; null for a guest */
  name: string | null;
  /** Guests by browser, in the order of their first try */
  guestNumber: number | null;
  attemptsUsed: number;
  /** The newest first */
  submissions: QuizResultSubmission[];
};
export type QuizResults = {
  readers: QuizResultReader[];
  /** true: there are older submissions than those here */
  isCut: boolean;
};
export type MediaToTake = {
  id: number;
  type: string;
  url: string;
  language: string | null;
  metadata: {
    [key: string]: any;
  };
};
export type AnswerToTake = {
  id: number;
  text: string;
  texts: QuizTexts;
  media: MediaToTake[];
};
export type QuestionToTake = {
  id: number;
  text: string;
  texts: QuizTexts;
  type: string | null;
  /** true: the answers are shown in an order of chance */
  shufflesAnswers: boolean;
  attemptsAllowed: number;
  media: MediaToTake[];
  /** Empty if the answer is text or cannot be graded */
  answers: AnswerToTake[];
};
export type QuizToTake = {
  id: number;
  bookId: number;
  title: string;
  titles: QuizTitles;
  haQuizId: string | null;
  /** The book's external id, or its id */
  externalBookId: string;
  quizType: string | null;
  attemptsAllowed: number;
  isOpenBook: boolean;
  attemptsUsed: number;
  /** null for a reader without an account: attempts are not counted */
  attemptsLeft: number | null;
  questions: QuestionToTake[];
};
export type QuizScoreText = {
  text: string;
  texts: QuizTexts;
};
export type GradedQuestion = {
  questionId: number;
  /** false: the type of the question is unknown */
  graded: boolean;
  answered: boolean;
  /** null if it was not graded */
  isCorrect: boolean | null;
  notice?: string;
  feedback?: string | null;
  feedbacks?: QuizTexts;
  shufflesAnswers?: boolean;
  /** Readers without an account get it, and acceptedTexts, if the quiz has showsAnswersToTestStudent */
  correctAnswerIds?: number[];
  /** For a short answer */
  acceptedTexts?: string[];
  /** By code of each language that has texts of its own */
  acceptedTextsByLanguage?: {
    [key: string]: string[];
  };
};
export type GradedQuiz = {
  submissionId: string;
  quizId: number;
  isPractice: boolean;
  /** Fraction of the graded questions that were answered correctly */
  score: number;
  correctCount: number;
  gradedCount: number;
  attemptsUsed: number;
  /** null for a reader without an account: attempts are not counted */
  attemptsLeft: number | null;
  scoreFeedback?: QuizScoreText;
  /** Empty for practice while the reader has attempts left: practice then returns the score alone */
  questions: GradedQuestion[];
};
export type SelectedAnswer = {
  questionId: number;
  answerIds?: number[];
  text?: string;
};
export type QuizSubmission = {
  selectedAnswers: SelectedAnswer[];
  /** true: questions without an answer count as wrong; false: they are refused (422) */
  incompleteQuizScoring?: boolean;
  /** Made by the browser of a reader without an account, so that results tell guests apart; else ignored */
  browserId?: string;
};
export type Series = {
  id: number;
  name: string;
  [key: string]: any;
};
export type Tag = {
  id: number;
  name: string;
  [key: string]: any;
};
export type Translation = {
  translatedText: string;
  sourceLanguage: string;
  targetLanguage: string;
};
export type Definition = {
  id: number;
  lang: LanguageCode;
  text: string;
  audio: string | null;
  [key: string]: any;
};
export type Word = {
  id: number;
  word: string;
  lang: LanguageCode;
  /** The only book for which the word is explained */
  bookId: number | null;
  definitions: Definition[];
  updatedAt: string;
  [key: string]: any;
};
export type Words = {
  words: Word[];
  total: number;
};
export type ListedDefinition = {
  id?: number;
  lang: LanguageCode;
  text: string;
  audio?: string | null;
  [key: string]: any;
};
export type NewWord = {
  word: string;
  lang: LanguageCode;
  bookId?: number | null;
  definitions?: ListedDefinition[];
  [key: string]: any;
};
export type WordChange = {
  word?: string;
  lang?: LanguageCode;
  bookId?: number | null;
  /** The whole list, in order; missing entries are deleted */
  definitions?: ListedDefinition[];
  [key: string]: any;
};
export type WordsToDelete = {
  ids: number[];
};
export type NewWords = {
  words: NewWord[];
};
export type WordChangeById = {
  word?: string;
  lang?: LanguageCode;
  bookId?: number | null;
  /** The whole list, in order; missing entries are deleted */
  definitions?: ListedDefinition[];
  id: number;
  [key: string]: any;
};
export type WordChanges = {
  words: WordChangeById[];
};
export type NewDefinition = {
  lang: LanguageCode;
  text: string;
  audio?: string | null;
  [key: string]: any;
};
export type DefinitionChange = {
  lang?: LanguageCode;
  text?: string;
  audio?: string | null;
  [key: string]: any;
};
export type ImportedRow = {
  /** Row number in the spreadsheet; the first row has the headings */
  row: number;
  word: string;
  language: string;
  definition: string;
  /** Effect of writing the row; unchanged: the word exists already, or in a row above */
  outcome: "new-word" | "new-definition" | "unchanged" | "error";
  /** The column with the error */
  column?: "word" | "language" | "definition";
  /** The fault of the row and what to do */
  msg?: string;
};
export type WordImportReport = {
  dryRun: boolean;
  /** False if a row has an error: then none is written */
  written: boolean;
  rows: ImportedRow[];
  newWords: number;
  /** Including those of new words */
  newDefinitions: number;
  unchanged: number;
  errors: number;
};
export const {
  useResetUserGradesMutation,
  useCreateBookFromQuizMutation,
  useRemoveCreatorMutation,
  useAddCreatorToBooksMutation,
  useFindBookByIdentifierQuery,
  useAddPageVariationMutation,
  useListQuizzesQuery,
  useDeleteQuizMutation,
  useGetQuizQuery,
  useCreateQuizMutation,
  useUpdateQuizMutation,
  useDeleteQuizAnswerMutation,
  useGetQuizAnswerQuery,
  useCreateQuizAnswerMutation,
  useUpdateQuizAnswerMutation,
  useCopyQuizMutation,
  useDeleteQuizMediaMutation,
  useGetQuizMediaQuery,
  useCreateQuizMediaMutation,
  useUpdateQuizMediaMutation,
  useDeleteQuizQuestionMutation,
  useGetQuizQuestionQuery,
  useCreateQuizQuestionMutation,
  useUpdateQuizQuestionMutation,
  useListQuizResultsQuery,
  useGetQuizForUserQuery,
  useSubmitQuizMutation,
  useListSeriesQuery,
  useListTagsQuery,
  useTranslateUploadMutation,
  useListWordsQuery,
  useCreateWordMutation,
  useDeleteWordMutation,
  useGetWordQuery,
  useUpdateWordMutation,
  useListAllWordsQuery,
  useDeleteWordsMutation,
  useCreateWordsMutation,
  useUpdateWordsMutation,
  useDeleteDefinitionMutation,
  useGetDefinitionQuery,
  useCreateDefinitionMutation,
  useUpdateDefinitionMutation,
  useImportWordsMutation,
} = injectedRtkApi;

import { toForm } from "../forms/to-form";
import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Speech",
  "Session",
  "Book",
  "Word",
  "Chapter",
  "Progress",
  "Bug",
  "SentenceLocks",
  "SentenceTakes",
  "SentenceTakeSound",
  "Engine",
  "Job",
  "Note",
  "RectData",
  "Revision",
  "Settings",
  "Recognition",
  "SpeechCost",
  "Upload",
  "Health",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      addWordsToChapter: build.mutation<
        AddWordsToChapterApiResponse,
        AddWordsToChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/add-words-to-chapter`,
          method: "POST",
          body: queryArg.wordsOfChapter,
        }),
        invalidatesTags: ["Speech"],
      }),
      refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/auth/refreshtoken`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["Session"],
        },
      ),
      openSignInLink: build.mutation<
        OpenSignInLinkApiResponse,
        OpenSignInLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sign-in-link`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      getTestStudent: build.query<
        GetTestStudentApiResponse,
        GetTestStudentApiArg
      >({
        query: () => ({ url: `/api/auth/test-student` }),
        providesTags: ["Session"],
      }),
      unpublishBook: build.mutation<
        UnpublishBookApiResponse,
        UnpublishBookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: "DELETE",
        }),
        invalidatesTags: ["Book"],
      }),
      publishBook: build.mutation<PublishBookApiResponse, PublishBookApiArg>({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Book"],
      }),
      checkSpelling: build.mutation<
        CheckSpellingApiResponse,
        CheckSpellingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/spelling`,
          method: "POST",
          body: queryArg.wordsToCheck,
        }),
        invalidatesTags: ["Word"],
      }),
      getBookStaleness: build.query<
        GetBookStalenessApiResponse,
        GetBookStalenessApiArg
      >({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/staleness`,
        }),
        providesTags: ["Book"],
      }),
      removeBookWord: build.mutation<
        RemoveBookWordApiResponse,
        RemoveBookWordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/words`,
          method: "DELETE",
          params: {
            lang: queryArg.lang,
            word: queryArg.word,
          },
        }),
        invalidatesTags: ["Word"],
      }),
      addBookWord: build.mutation<AddBookWordApiResponse, AddBookWordApiArg>({
        query: (queryArg) => ({
          url: `/api/book/${encodeURIComponent(String(queryArg.id))}/words`,
          method: "PUT",
          body: queryArg.bookWord,
        }),
        invalidatesTags: ["Word"],
      }),
      getBookChapter: build.query<
        GetBookChapterApiResponse,
        GetBookChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/api/book/chapter/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Chapter"],
      }),
      getProgress: build.query<GetProgressApiResponse, GetProgressApiArg>({
        query: (queryArg) => ({
          url: `/api/book/progress`,
          params: {
            bookId: queryArg.bookId,
          },
        }),
        providesTags: ["Progress"],
      }),
      saveProgress: build.mutation<SaveProgressApiResponse, SaveProgressApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/book/progress`,
            method: "POST",
            body: queryArg.bookProgressWrite,
          }),
          invalidatesTags: ["Progress"],
        },
      ),
      listRecentBooks: build.query<
        ListRecentBooksApiResponse,
        ListRecentBooksApiArg
      >({
        query: () => ({ url: `/api/book/progress/recent` }),
        providesTags: ["Progress"],
      }),
      reportBug: build.mutation<ReportBugApiResponse, ReportBugApiArg>({
        query: (queryArg) => ({
          url: `/api/bug`,
          method: "POST",
          body: queryArg.bugReport,
        }),
        invalidatesTags: ["Bug"],
      }),
      getChapterAudio: build.query<
        GetChapterAudioApiResponse,
        GetChapterAudioApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-audio/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Speech"],
      }),
      setChapterAudio: build.mutation<
        SetChapterAudioApiResponse,
        SetChapterAudioApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-audio/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["Speech"],
      }),
      convertChapterAudio: build.mutation<
        ConvertChapterAudioApiResponse,
        ConvertChapterAudioApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-audio/${encodeURIComponent(String(queryArg.id))}/convert`,
          method: "POST",
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Speech"],
      }),
      listSentenceLocks: build.query<
        ListSentenceLocksApiResponse,
        ListSentenceLocksApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-locks/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["SentenceLocks"],
      }),
      unlockSentence: build.mutation<
        UnlockSentenceApiResponse,
        UnlockSentenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-locks/${encodeURIComponent(String(queryArg.id))}/unlock`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["SentenceLocks"],
      }),
      getNarrationOrigin: build.query<
        GetNarrationOriginApiResponse,
        GetNarrationOriginApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-origin/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Speech"],
      }),
      listSentenceTakes: build.query<
        ListSentenceTakesApiResponse,
        ListSentenceTakesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-takes/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            pageVariationId: queryArg.pageVariationId,
          },
        }),
        providesTags: ["SentenceTakes"],
      }),
      hearSentenceTake: build.query<
        HearSentenceTakeApiResponse,
        HearSentenceTakeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-takes/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.takeId))}`,
        }),
        providesTags: ["SentenceTakeSound"],
      }),
      chooseSentenceTake: build.mutation<
        ChooseSentenceTakeApiResponse,
        ChooseSentenceTakeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-takes/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.takeId))}/choose`,
          method: "POST",
          body: queryArg.takeChoice,
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["SentenceTakes"],
      }),
      getChapterWords: build.query<
        GetChapterWordsApiResponse,
        GetChapterWordsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/chapter-variation-words/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Speech"],
      }),
      listEngines: build.query<ListEnginesApiResponse, ListEnginesApiArg>({
        query: (queryArg) => ({
          url: `/api/engines`,
          params: {
            probe: queryArg.probe,
          },
        }),
        providesTags: ["Engine"],
      }),
      getJob: build.query<GetJobApiResponse, GetJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Job"],
      }),
      cancelJob: build.mutation<CancelJobApiResponse, CancelJobApiArg>({
        query: (queryArg) => ({
          url: `/api/jobs/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["Job"],
      }),
      deleteNote: build.mutation<DeleteNoteApiResponse, DeleteNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/note`,
          method: "DELETE",
          body: queryArg.noteToDelete,
          params: {
            noteId: queryArg.noteId,
            ifUpdatedAt: queryArg.ifUpdatedAt,
          },
        }),
        invalidatesTags: ["Note"],
      }),
      listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
        query: (queryArg) => ({
          url: `/api/note`,
          params: {
            bookId: queryArg.bookId,
          },
        }),
        providesTags: ["Note"],
      }),
      saveNote: build.mutation<SaveNoteApiResponse, SaveNoteApiArg>({
        query: (queryArg) => ({
          url: `/api/note`,
          method: "POST",
          body: queryArg.noteWrite,
        }),
        invalidatesTags: ["Note"],
      }),
      getPageVariation: build.query<
        GetPageVariationApiResponse,
        GetPageVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/page-variation`,
          params: {
            id: queryArg.id,
          },
        }),
        providesTags: ["RectData"],
      }),
      listRevisions: build.query<ListRevisionsApiResponse, ListRevisionsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/revisions/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}`,
            params: {
              before: queryArg.before,
              limit: queryArg.limit || 20,
            },
          }),
          providesTags: ["Revision"],
        },
      ),
      getRevision: build.query<GetRevisionApiResponse, GetRevisionApiArg>({
        query: (queryArg) => ({
          url: `/api/revisions/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.revision))}`,
        }),
        providesTags: ["Revision"],
      }),
      restoreRevision: build.mutation<
        RestoreRevisionApiResponse,
        RestoreRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/revisions/${encodeURIComponent(String(queryArg.entity))}/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
          body: queryArg.revisionToRestore,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Revision"],
      }),
      getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
        query: (queryArg) => ({
          url: `/api/settings`,
          params: {
            domainId: queryArg.domainId,
          },
        }),
        providesTags: ["Settings"],
      }),
      saveSettings: build.mutation<SaveSettingsApiResponse, SaveSettingsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/settings`,
            method: "POST",
            body: queryArg.userSettingsWrite,
            params: {
              domainId: queryArg.domainId,
            },
          }),
          invalidatesTags: ["Settings"],
        },
      ),
      recognisePages: build.mutation<
        RecognisePagesApiResponse,
        RecognisePagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/text-ocr`,
          method: "POST",
          body: queryArg.recognitionRequest,
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Recognition"],
      }),
      alignChapter: build.mutation<AlignChapterApiResponse, AlignChapterApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/text-to-speech/align-from-chapter`,
            method: "POST",
            body: queryArg.chapterToAlign,
            headers: {
              prefer: queryArg.prefer,
            },
          }),
          invalidatesTags: ["Speech"],
        },
      ),
      estimateSpeech: build.mutation<
        EstimateSpeechApiResponse,
        EstimateSpeechApiArg
      >({
        query: (queryArg) => ({
          url: `/api/text-to-speech/cost`,
          method: "POST",
          body: queryArg.targetedSpeechRequest,
        }),
        invalidatesTags: ["SpeechCost"],
      }),
      lockSentence: build.mutation<LockSentenceApiResponse, LockSentenceApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/text-to-speech/lock`,
            method: "PUT",
            body: queryArg.sentenceLockRequest,
          }),
          invalidatesTags: ["SentenceLocks"],
        },
      ),
      speakQuizText: build.mutation<
        SpeakQuizTextApiResponse,
        SpeakQuizTextApiArg
      >({
        query: (queryArg) => ({
          url: `/api/text-to-speech/quiz`,
          method: "POST",
          body: queryArg.quizSpeechRequest,
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Speech"],
      }),
      generateSpeech: build.mutation<
        GenerateSpeechApiResponse,
        GenerateSpeechApiArg
      >({
        query: (queryArg) => ({
          url: `/api/text-to-speech/stream`,
          method: "POST",
          body: queryArg.speechRequest,
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Speech"],
      }),
      speakTargetedText: build.mutation<
        SpeakTargetedTextApiResponse,
        SpeakTargetedTextApiArg
      >({
        query: (queryArg) => ({
          url: `/api/text-to-speech/targeted-text`,
          method: "POST",
          body: queryArg.targetedSpeechRequest,
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Speech"],
      }),
      uploadFile: build.mutation<UploadFileApiResponse, UploadFileApiArg>({
        query: (queryArg) => ({
          url: `/api/upload`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Upload"],
      }),
      validateWord: build.mutation<ValidateWordApiResponse, ValidateWordApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/validate-word`,
            method: "POST",
            body: queryArg.wordToValidate,
          }),
          invalidatesTags: ["Word"],
        },
      ),
      getHealth: build.query<GetHealthApiResponse, GetHealthApiArg>({
        query: () => ({ url: `/health` }),
        providesTags: ["Health"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as appApi };
export type AddWordsToChapterApiResponse =
  /** status 200 Saved; these words are now the current ones */ Done;
export type AddWordsToChapterApiArg = {
  wordsOfChapter: WordsOfChapter;
};
export type RefreshTokenApiResponse =
  /** status 200 The new tokens */ TokenPair;
export type RefreshTokenApiArg = {
  body: {
    refreshToken: string;
  };
};
export type OpenSignInLinkApiResponse = /** status 200 Signed in */ Session;
export type OpenSignInLinkApiArg = {
  body: {
    token: string;
    /** A secret that the client made up. With it, the same link signs in again for two minutes if the response was lost */
    nonce?: string;
  };
};
export type GetTestStudentApiResponse =
  /** status 200 The token of the server's configuration */ TestStudent;
export type GetTestStudentApiArg = void;
export type UnpublishBookApiResponse =
  /** status 200 Unpublished, or was not published */ Done;
export type UnpublishBookApiArg = {
  id: number;
};
export type PublishBookApiResponse = /** status 200 Published */ Publication;
export type PublishBookApiArg = {
  id: number;
  body: {
    visibility?: Visibility;
    /** refuse: 409 with the code out-of-date if words, narration or times of a page are stale */
    ifStale?: "publish" | "refuse";
  };
};
export type CheckSpellingApiResponse =
  /** status 200 The verdict */ SpellingVerdict;
export type CheckSpellingApiArg = {
  id: number;
  wordsToCheck: WordsToCheck;
};
export type GetBookStalenessApiResponse =
  /** status 200 The states */ BookStaleness;
export type GetBookStalenessApiArg = {
  id: number;
};
export type RemoveBookWordApiResponse = /** status 200 Removed */ Done;
export type RemoveBookWordApiArg = {
  id: number;
  /** BCP 47 */
  lang: LanguageCode;
  word: string;
};
export type AddBookWordApiResponse = /** status 200 Added */ Done;
export type AddBookWordApiArg = {
  id: number;
  bookWord: BookWord;
};
export type GetBookChapterApiResponse = /** status 200 The chapter */ Chapter;
export type GetBookChapterApiArg = {
  id: number;
};
export type GetProgressApiResponse =
  /** status 200 The last position */ BookProgress;
export type GetProgressApiArg = {
  bookId: number;
};
export type SaveProgressApiResponse =
  /** status 200 The current state */ BookProgress;
export type SaveProgressApiArg = {
  bookProgressWrite: BookProgressWrite;
};
export type ListRecentBooksApiResponse =
  /** status 200 The books */ RecentBook[];
export type ListRecentBooksApiArg = void;
export type ReportBugApiResponse = /** status 200 Saved */ Done;
export type ReportBugApiArg = {
  bugReport: BugReport;
};
export type GetChapterAudioApiResponse = /** status 200 The link */ {
  /** The audio address: the host, the book id, the ChapterAudios folder and the file name, {host}/{bookId}/ChapterAudios/{name}, and a signature that expires. Without a host, it is relative to this server. It is accepted as audioFileName */
  audio_link: string | null;
};
export type GetChapterAudioApiArg = {
  id: number;
};
export type SetChapterAudioApiResponse = /** status 200 Saved */ Done;
export type SetChapterAudioApiArg = {
  id: number;
  body: {
    audioFileName: AudioFileName;
  };
};
export type ConvertChapterAudioApiResponse =
  | /** status 200 The track */ ConvertedTrack
  | /** status 202 Queued */ JobAccepted;
export type ConvertChapterAudioApiArg = {
  id: number;
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
};
export type ListSentenceLocksApiResponse =
  /** status 200 The locks */ SentenceLocks;
export type ListSentenceLocksApiArg = {
  id: number;
};
export type UnlockSentenceApiResponse = /** status 200 Unlocked */ Done;
export type UnlockSentenceApiArg = {
  id: number;
  body: {
    pageVariationId: number;
    /** The sentence; equal ones of the page share the lock */
    text: string;
  };
};
export type GetNarrationOriginApiResponse = /** status 200 The digests */ {
  hasTrack: boolean;
  /** Null while the track's words are not known */
  origin: NarrationOrigin | null;
};
export type GetNarrationOriginApiArg = {
  id: number;
};
export type ListSentenceTakesApiResponse =
  /** status 200 The takes */ SentenceTakes;
export type ListSentenceTakesApiArg = {
  id: number;
  pageVariationId: number;
};
export type HearSentenceTakeApiResponse =
  /** status 200 The link, which expires */ {
    audioLink: string;
  };
export type HearSentenceTakeApiArg = {
  id: number;
  takeId: number;
};
export type ChooseSentenceTakeApiResponse =
  | /** status 200 The track */ SpeechGenerated
  | /** status 202 Queued */ JobAccepted;
export type ChooseSentenceTakeApiArg = {
  id: number;
  takeId: number;
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  takeChoice: TakeChoice;
};
export type GetChapterWordsApiResponse = /** status 200 The words */ {
  words: TimedWord[];
};
export type GetChapterWordsApiArg = {
  id: number;
};
export type ListEnginesApiResponse =
  /** status 200 The engines */ EngineReports;
export type ListEnginesApiArg = {
  /** true: tests every engine first, at most once a minute. Paid engines are tested only for callers on the server’s machine */
  probe?: "true" | "false";
};
export type GetJobApiResponse = /** status 200 The job */ Job;
export type GetJobApiArg = {
  id: string;
};
export type CancelJobApiResponse = /** status 200 The job, cancelled */ Job;
export type CancelJobApiArg = {
  id: string;
};
export type DeleteNoteApiResponse = /** status 200 Deleted */ Done;
export type DeleteNoteApiArg = {
  noteId?: number;
  ifUpdatedAt?: string;
  noteToDelete: NoteToDelete;
};
export type ListNotesApiResponse = /** status 200 The notes */ Note[];
export type ListNotesApiArg = {
  bookId: number;
};
export type SaveNoteApiResponse = /** status 200 The note */ Note;
export type SaveNoteApiArg = {
  noteWrite: NoteWrite;
};
export type GetPageVariationApiResponse =
  /** status 200 The page variation */ PageVariation;
export type GetPageVariationApiArg = {
  id: number;
};
export type ListRevisionsApiResponse =
  /** status 200 The newest revisions */ Revisions;
export type ListRevisionsApiArg = {
  /** A page has its triggers and coaching points, a page-variation its rects */
  entity: RevisedEntity;
  id: number;
  /** Only revisions older than this one */
  before?: number;
  limit?: number;
};
export type GetRevisionApiResponse = /** status 200 The state */ RevisionState;
export type GetRevisionApiArg = {
  /** A page has its triggers and coaching points, a page-variation its rects */
  entity: RevisedEntity;
  id: number;
  revision: number;
};
export type RestoreRevisionApiResponse =
  /** status 200 Written */ RevisionRestored;
export type RestoreRevisionApiArg = {
  /** A page has its triggers and coaching points, a page-variation its rects */
  entity: RevisedEntity;
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  revisionToRestore: RevisionToRestore;
};
export type GetSettingsApiResponse =
  /** status 200 The settings */ UserSettings;
export type GetSettingsApiArg = {
  /** By default the reader's email */
  domainId?: number;
};
export type SaveSettingsApiResponse =
  /** status 200 All current settings */ UserSettings;
export type SaveSettingsApiArg = {
  /** By default the reader's email */
  domainId?: number;
  userSettingsWrite: UserSettingsWrite;
};
export type RecognisePagesApiResponse =
  | /** status 200 The words found */ OcrResults
  | /** status 202 Queued */ JobAccepted;
export type RecognisePagesApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  recognitionRequest: RecognitionRequest;
};
export type AlignChapterApiResponse =
  | /** status 200 The words with their times */ AlignedChapter
  | /** status 202 Queued */ JobAccepted;
export type AlignChapterApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  chapterToAlign: ChapterToAlign;
};
export type EstimateSpeechApiResponse = /** status 200 The cost */ SpeechCost;
export type EstimateSpeechApiArg = {
  targetedSpeechRequest: TargetedSpeechRequest;
};
export type LockSentenceApiResponse = /** status 200 Locked */ Done;
export type LockSentenceApiArg = {
  sentenceLockRequest: SentenceLockRequest;
};
export type SpeakQuizTextApiResponse =
  | /** status 200 The recording */ QuizSpeech
  | /** status 202 Queued */ JobAccepted;
export type SpeakQuizTextApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  quizSpeechRequest: QuizSpeechRequest;
};
export type GenerateSpeechApiResponse =
  | /** status 200 The track */ SpeechGenerated
  | /** status 202 Queued */ JobAccepted;
export type GenerateSpeechApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  speechRequest: SpeechRequest;
};
export type SpeakTargetedTextApiResponse =
  | /** status 200 The recording */ SpeechTake
  | /** status 202 Queued */ JobAccepted;
export type SpeakTargetedTextApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  targetedSpeechRequest: TargetedSpeechRequest;
};
export type UploadFileApiResponse =
  /** status 200 Address, which does not expire */ UploadedFile;
export type UploadFileApiArg = {
  body: {
    file?: Blob[];
  };
};
export type ValidateWordApiResponse =
  /** status 200 The verdict */ ValidatedWord;
export type ValidateWordApiArg = {
  wordToValidate: WordToValidate;
};
export type GetHealthApiResponse = /** status 200 The server works */ Health;
export type GetHealthApiArg = void;
export type Done = {
  success: true;
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
export type AudioFileName = string;
export type WordsOfChapter = {
  words: {
    word: string;
    start: number;
    end: number;
    pageVariationId: number;
    estimated?: boolean;
    confidence?: number;
    loss?: number;
    [key: string]: any;
  }[];
  chapterVariationId: number;
  /** The track to which the times belong: its name or audio_link */
  audioFileName: AudioFileName;
  /** Null for automatic alignment; any other value is replaced by the signed-in email */
  editor?: string | null;
  comment?: string | null;
  /** The track on which the call is based; 409 if the chapter has another one now */
  oldAudioFileName?: string | null;
  /** Voice and model of the track */
  meta?: {
    voice?: any;
    model?: any;
    [key: string]: any;
  } | null;
};
export type TokenPair = {
  accessToken: string;
  refreshToken: string;
};
export type Role = "user" | "student";
export type Session = {
  accessToken: string;
  refreshToken: string;
  id: number;
  email: string;
  role: Role;
};
export type TestStudent = {
  /** null if quizzes are for signed-in readers only */
  accessToken: string | null;
  expiresAt: string | null;
};
export type Visibility = "public" | "domain" | "private";
export type LanguageCode = string;
export type ProductState = "none" | "current" | "unknown" | "stale";
export type PageStaleness = {
  pageId: number;
  /** Position in the chapter, from 1 */
  pageNumber: number;
  pageVariationId: number;
  words: ProductState;
  narration: ProductState;
  times: ProductState;
  /** Sentences that the narration does not speak as they are now */
  staleSentences: number;
  /** Words with matched or estimated times of an earlier narration */
  staleTimes: number;
  /** Words with times that were set by hand for an earlier narration */
  staleTimesByHand: number;
};
export type ChapterStaleness = {
  chapterId: number;
  name: string;
  chapterVariationId: number;
  variation: LanguageCode;
  words: ProductState;
  narration: ProductState;
  times: ProductState;
  /** The narration has another voice than is chosen now */
  hasOtherVoice: boolean;
  /** The narration speaks pages that are gone, or in another order */
  hasOtherPages: boolean;
  /** Pages of which something is stale */
  pages: PageStaleness[];
};
export type Publication = {
  bookId: number;
  revision: number;
  visibility: Visibility;
  readerUrl: string;
  publishedAt: string;
  /** Chapters that were published although something in them is out of date; absent if nothing is */
  stale?: ChapterStaleness[];
};
export type SpellingVerdict = {
  /** False: no dictionary of the language is installed, and no word is unknown */
  hasDictionary: boolean;
  /** The words that neither the dictionary nor the book's own words contain, in the order of the request */
  unknown: string[];
};
export type WordsToCheck = {
  lang: LanguageCode;
  words: string[];
};
export type BookStaleness = {
  /** Of the book and its glossary */
  publication: ProductState;
  /** Of the published definitions; none: neither the book nor its publication has words of the glossary */
  glossary: ProductState;
  chapters: ChapterStaleness[];
};
export type BookWord = {
  lang: LanguageCode;
  word: string;
};
export type ChapterVariation = {
  id: number;
  variation: LanguageCode;
  name: string | null;
  /** A link that can be played */
  audio: string | null;
  video: string | null;
  /** JSON text; see the voice settings of core */
  voiceSettings: string | null;
  durationSeconds: number | null;
  thumbnailUrl?: string | null;
  videoFolderLink?: string | null;
  posterLink?: string | null;
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
export type OwnForm =
  | {
      [key: string]: any;
    }
  | any[]
  | string;
export type Localized = {
  [key: string]: string | null;
};
export type TriggerItem = {
  /** video, audio or definition; others are stored */
  type?: string | null;
  /** By language */
  content?: OwnForm | null;
  /** Of a video or a sound: links to WebVTT or SRT */
  subtitles?: Localized | null;
  [key: string]: any;
};
export type AutoplayStart = {
  lang?: string;
  /** Seconds from the start of the chapter's media; -1 for the start of the page */
  value: number;
  orderIndex?: number;
  [key: string]: any;
};
export type PopupTrigger = {
  id: string;
  /** Page-image pixels */
  x?: number;
  /** Page-image pixels */
  y?: number;
  scale?: number | null;
  coordinates?: OwnForm | null;
  /** Languages in which it is hidden */
  hiddenVariations?: string[] | null;
  title?: Localized | null;
  iconUrl?: string | null;
  /** Name of an icon of the reader, such as star; others are stored. iconUrl counts before it */
  icon?: string | null;
  /** Page-image pixels */
  width?: number;
  /** Page-image pixels */
  height?: number;
  titleAudio?: (Localized | string) | null;
  items?: TriggerItem[] | null;
  type?: string | null;
  isQuiz?: boolean | null;
  quizDetails?: OwnForm | null;
  haQuizId?: string | number | null;
  onPageShortAnswerDetails?: OwnForm | null;
  languageSelectionMenu?: (OwnForm | boolean) | null;
  primaryColor?: string | null;
  borderColor?: string | null;
  isExternalLink?: boolean | null;
  externalLink?: (Localized | string) | null;
  styles?: OwnForm | null;
  isContact?: boolean | null;
  contactInfo?: OwnForm | null;
  nav?: (OwnForm | boolean | number) | null;
  /** False: the narration plays on while the content is open; true by default */
  pausesNarration?: boolean | null;
  autoplayStartTime?: AutoplayStart[] | null;
  [key: string]: any;
};
export type CoachingTime = {
  /** en by default */
  lang?: string | null;
  /** Seconds from the start of the chapter's media */
  start: number;
  /** Excluded */
  end: number;
  [key: string]: any;
};
export type CoachingPoint = {
  id: string;
  /** Page-image pixels */
  x?: number;
  /** Page-image pixels */
  y?: number;
  scale?: number | null;
  coordinates?: OwnForm | null;
  /** Languages in which it is hidden */
  hiddenVariations?: string[] | null;
  title?: Localized | null;
  iconUrl?: string | null;
  /** Name of an icon of the reader, such as star; others are stored. iconUrl counts before it */
  icon?: string | null;
  color?: string | null;
  link?: Localized | null;
  direction?: string | null;
  /** Links */
  audioTracks?: Localized | null;
  /** Links to WebVTT or SRT */
  subtitles?: Localized | null;
  /** When it is offered while the narration or film plays */
  times?: CoachingTime[] | null;
  [key: string]: any;
};
export type Page = {
  pageId: number;
  page_number: number;
  name: string | null;
  thumbnailUrl: string | null;
  variations: PageVariation[];
  popupTriggers: PopupTrigger[];
  coachingPoints: CoachingPoint[];
  /** Revision of its own fields; its ETag too */
  revision?: number;
  [key: string]: any;
};
export type Chapter = {
  id: number;
  name: string;
  type: string | null;
  order_index: number;
  variations: ChapterVariation[];
  pages: Page[];
  /** Revision of its own fields; its ETag too */
  revision?: number;
  [key: string]: any;
};
export type BookProgress = {
  bookId: number;
  /** Null if the reader has not started */
  currentPageId: number | null;
  /** Seconds spent in the book, over all visits and devices */
  totalSeconds: number;
  userId: number;
  updatedAt: string | null;
};
export type BookProgressWrite = {
  bookId: number;
  currentPageId: number;
  /** Seconds since the last call, which are added to the total */
  totalSecondsSpentOnCurrentPage?: number;
  /** If given, must be the signed-in account */
  userId?: number | null;
};
export type RecentBook = {
  bookId: number;
  /** Number of the last page among all pages of the book, from 1 on; null if it was deleted */
  pageNumber: number | null;
  updatedAt: string;
};
export type BugReport = {
  /** True for a problem with the narration */
  audio_problem?: boolean | null;
  /** True for a problem with a video */
  video_problem?: boolean | null;
  /** True for a problem with the text or its highlighting */
  text_problem?: boolean | null;
  /** True for a problem with a quiz */
  quiz_problem?: boolean | null;
  /** True for a problem with the layout */
  layout_problem?: boolean | null;
  /** True for a problem with a translation */
  translation_problem?: boolean | null;
  /** True for a problem with something else */
  other_problem?: boolean | null;
  /** The reader's description of the problem */
  message?: string | null;
  /** Token of the reporter; it is not stored */
  user_token?: string | null;
  /** Address to return to; stored without any token in it */
  returnurl?: string | null;
  /** Id of the book */
  book_id?: number | null;
  /** Id of the chapter; null on the generated cover */
  chapter_id?: number | null;
  /** Id of the page; null on the generated cover */
  page_id?: number | null;
  /** Language of the book that was shown */
  selected_language?: string | null;
  /** Place in the chapter's narration when the form was opened, in seconds */
  position_seconds?: number | null;
  /** Size of the window in CSS pixels, such as `375 × 667` */
  window?: string | null;
  /** Language of the interface */
  interface_language?: string | null;
  /** Name and version of the browser and the name of its system, such as `Firefox 143, Windows` */
  browser?: string | null;
  /** Latest page turns, starts, pauses, seeks and failures before the report, oldest first */
  activity?: string[] | null;
  [key: string]: any;
};
export type ConvertedTrack = {
  audioLink: string;
  audioFileName: string;
  durationSeconds: number;
};
export type JobAccepted = {
  jobId: string;
  eventsUrl: string;
};
export type SentenceLocks = {
  locks: {
    pageVariationId: number;
    /** The sentence; equal ones of the page share the lock */
    text: string;
  }[];
};
export type NarrationOrigin = {
  /** Digest of voice, model and settings; null for a recording */
  voice: string | null;
  pages: {
    pageVariationId: number;
    /** Digests of the sentences that were spoken; null where they are not known */
    sentences: string[] | null;
    /** Digest of the page's spoken words and their times */
    spoken: string;
  }[];
};
export type SentenceTake = {
  id: number;
  text: string;
  /** Null if the voice is not known */
  voiceId: string | null;
  modelId: string | null;
  voiceSettings: VoiceSettings | null;
  durationSeconds: number;
  createdAt: string;
  /** The narration has the sentence with this sound */
  isUsed: boolean;
};
export type SentenceTakes = {
  /** False if the takes of the narration are not known, because it is a recording or older than takes: no take can be put into it */
  hasTakes: boolean;
  /** The newest first */
  takes: SentenceTake[];
};
export type SpeechReplacement = {
  field: "voiceId" | "modelId";
  requested: string;
  used: string;
};
export type SpeechGenerated = {
  audioLink: string;
  audioFileName: string;
  durationSeconds: number;
  /** Characters that were sent to the voice, without those from the cache */
  characters: number;
  /** Words whose phoneme rules the model or voice skipped; alias rules work everywhere */
  skippedRules?: string[];
  /** Unknown voices and models: the provider's first voice of the language and first model spoke instead */
  replacements?: SpeechReplacement[];
};
export type TakeChoice = {
  /** True: the sentence keeps this take. False: its lock ends */
  isLocked: boolean;
};
export type TimedWord = {
  word: string;
  start: number;
  end: number;
  pageVariationId: number;
  /** True if the voice reported no time for this word */
  estimated?: boolean;
  /** Confidence of words that were aligned with a recording, 0 to 1 */
  confidence?: number;
  /** The loss that an alignment provider reports; lower is better */
  loss?: number;
  [key: string]: any;
};
export type EngineReport = {
  part:
    | "recognition"
    | "speech"
    | "alignment"
    | "words"
    | "import"
    | "images"
    | "audio";
  /** Display name: tesseract.js, ElevenLabs, … */
  engine: string;
  /** Bundled with Lectern, a program of the machine, or a provider's service */
  origin: "embedded" | "machine" | "provider";
  /** well: healthy; `well` without `seconds`: not tested, no fault known. unwell: failing. absent: optional and not installed */
  state: "well" | "unwell" | "absent";
  /** Why it failed or was not tested; absent if `detail` says it. paid-for, voice-paid-for: not tested, because the test would cost money. voice-not-well: the voice is failing. no-answer: the test timed out */
  reason?:
    | "speech-not-installed"
    | "tesseract-not-found"
    | "paid-for"
    | "voice-paid-for"
    | "voice-not-well"
    | "no-answer";
  /** The engine's own message about its failure, in English */
  detail?: string;
  /** Primary language subtags; absent if it works in every language or was not checked */
  languages?: string[];
  voices?: number;
  /** Seconds of its test; absent if it was not tested */
  seconds?: number;
  /** For the operator: the settings that fix or change it. choose-own-…: use the included engine. leave-tesseract: use the included recognition, stop using tesseract */
  advice: (
    | "set-vision-key"
    | "choose-vision"
    | "choose-own-recognition"
    | "leave-tesseract"
    | "install-tesseract"
    | "install-tesseract-or-change"
    | "set-elevenlabs-key"
    | "choose-elevenlabs-speech"
    | "choose-own-speech"
    | "install-speech"
    | "set-elevenlabs-alignment"
    | "choose-elevenlabs-alignment"
    | "choose-own-alignment"
    | "install-speech-for-alignment"
  )[];
};
export type EngineReports = {
  engines: EngineReport[];
  /** Time of the tests; null without tests */
  probedAt: string | null;
};
export type Job = {
  id: string;
  kind:
    | "import"
    | "recognise"
    | "speak"
    | "speak-text"
    | "align"
    | "convert"
    | "publish"
    | "choose-take";
  state: "queued" | "running" | "succeeded" | "failed" | "cancelled";
  progress: {
    done: number;
    total: number;
  };
  /** The response that the call would have without respond-async */
  result: any | null;
  error: ApiError | null;
  createdAt: string;
  updatedAt: string;
};
export type NoteToDelete = {
  noteId: number;
};
export type Note = {
  noteId: number;
  note: string;
  bookId: number;
  pageId: number | null;
  pageNumber: number | null;
  chapterNumber: number | null;
  x: number | null;
  y: number | null;
  icon: string | null;
  size: number | null;
  domainId: number | null;
  updatedAt: string;
  [key: string]: any;
};
export type NoteWrite = {
  /** Id of the caller's note to change; creates a new one if absent */
  noteId?: number;
  /** Refuses the call (409) if the note has changed since: the `updatedAt` that the client knows */
  ifUpdatedAt?: string;
  /** Required for a new note */
  note?: string;
  /** Required for a new note */
  bookId?: number;
  pageId?: number | null;
  pageNumber?: number | null;
  chapterNumber?: number | null;
  x?: number | null;
  y?: number | null;
  icon?: string | null;
  size?: number | null;
  /** The reader's email, whatever is sent */
  domainId?: number | null;
  [key: string]: any;
};
export type RevisionChange = {
  field: string;
  added?: number;
  removed?: number;
  changed?: number;
};
export type Revision = {
  revision: number;
  /** ISO 8601 */
  writtenAt: string;
  /** Null if no account or a deleted one wrote it */
  author: {
    id: number;
    name: string | null;
  } | null;
  /** Changes since the revision before; null for the first one and if they were not recorded */
  changes: RevisionChange[] | null;
};
export type Revisions = {
  currentRevision: number;
  /** Newest first */
  revisions: Revision[];
  /** The value of `before` for the next revisions; null if there are none */
  nextBefore: number | null;
};
export type RevisedEntity = "book" | "chapter" | "page" | "page-variation";
export type RevisionState = {
  revision: number;
  /** ISO 8601 */
  writtenAt: string;
  /** Null if no account or a deleted one wrote it */
  author: {
    id: number;
    name: string | null;
  } | null;
  state: {
    [key: string]: any;
  };
};
export type RevisionRestored = {
  /** The new revision */
  revision: number;
  restoredRevision: number;
};
export type RevisionToRestore = {
  revision: number;
};
export type UserSettings = {
  auto_page_turn?: boolean;
  auto_scroll?: boolean;
  continuous_play?: boolean;
  flip_video?: boolean;
  theme?: string;
  rect_color?: string;
  spanish_interface?: boolean;
  vertical_layout?: boolean;
  activeWordColor?: string;
  domainId: number;
  [key: string]: any;
};
export type UserSettingsWrite = {
  auto_page_turn?: boolean;
  auto_scroll?: boolean;
  continuous_play?: boolean;
  flip_video?: boolean;
  theme?: string;
  rect_color?: string;
  spanish_interface?: boolean;
  vertical_layout?: boolean;
  activeWordColor?: string;
  domainId?: number | null;
  [key: string]: any;
};
export type Detections = {
  textAnnotations: {
    description?: string;
    [key: string]: any;
  }[];
  fullTextAnnotation?: {
    text?: string;
    [key: string]: any;
  } | null;
  [key: string]: any;
};
export type RecognitionIssue = {
  /** breaks-recovered, missing-box, empty-box, page-sized-box, … */
  code: string;
  message: string;
  /** Index of the word */
  index?: number;
  [key: string]: any;
};
export type OcrResult = {
  pageId: number;
  pageVariationId: number;
  detections: Detections;
  /** Parts of the response that are unusable or were recovered; absent if there are none */
  issues?: RecognitionIssue[];
  /** 0 to 1, mean over the words */
  confidence?: number;
  seconds?: number;
  [key: string]: any;
};
export type ImportProblem = {
  file: string;
  page?: number;
  code: string;
  message: string;
};
export type OcrResults = {
  ocrResults: OcrResult[];
  problems?: ImportProblem[];
  msg?: string;
};
export type RecognitionRequest = {
  images: {
    pageId: number;
    pageVariationId: number;
    /** A link to the server's store, or base64; by default the page variation's stored image */
    image?: string;
  }[];
  language?: LanguageCode;
  kind?: "sentence" | "word";
};
export type AlignedChapter = {
  words: TimedWord[];
  /** The track to which the times belong */
  audioFileName: string;
  /** Intervals with speech that is not in the text, such as an announcement, in seconds */
  speechNotInText: {
    start: number;
    end: number;
  }[];
  /** Parts of a page's text that are not read aloud, whose words are missing, as UTF-16 offsets */
  textNotSpoken: {
    pageVariationId: number;
    start: number;
    end: number;
  }[];
  durationSeconds: number;
};
export type ChapterToAlign = {
  chapterVariationId: number;
  /** Accepted, without effect */
  enabled_spooled_file?: boolean;
  /** The book of the chapter variation */
  bookId: number;
  /** Null for automatic requests; any other value is replaced by the signed-in email */
  editor?: string | null;
  /** The text of the pages in reading order; at most 400,000 characters together */
  pageData: {
    pageVariationId: number;
    text: string;
    /** Digests of the sentences that the text was made from, by digestSentences of @lectern/core; without them, the server takes the page's words as stored */
    sentences?: string[];
  }[];
};
export type SpeechCost = {
  /** Characters that speaking this sends to the voice: those of the sentences that are not stored yet */
  characters: number;
  /** The sentences that are not stored yet, in order */
  unspoken: {
    pageVariationId: number;
    text: string;
    /** The same for sentences that sound the same: they are sent, and charged, once */
    sound?: string;
  }[];
  /** The locked sentences of these pages, which cost nothing; `fits` is false if the text of this request has no such sentence on the page. Absent without locks */
  locks?: {
    pageVariationId: number;
    text: string;
    fits: boolean;
  }[];
};
export type TextSegment = {
  text: string;
  voiceId: string;
  modelId: string;
  voiceSettings: VoiceSettings;
  rects?: Rect[];
};
export type TargetedSpeechRequest = {
  voiceId: string;
  modelId: string;
  voiceSettings: VoiceSettings;
  chapterId: number;
  variation: LanguageCode;
  selectedLanguage?: LanguageCode;
  pages: {
    pageVariationId: number;
    textSegments: TextSegment[];
    /** Digests of the sentences that the text was made from, by digestSentences of @lectern/core; without them, the server takes the page's words as stored */
    sentences?: string[];
  }[];
  /** Ids; if two have a rule for the same words, the first one applies */
  pronunciationDictionaries?: string[];
  /** mp3: 128k, with a gapless header */
  audioFormat?: "wav" | "mp3";
  /** The text before it, for a natural transition; not spoken and not charged */
  previousText?: string;
  /** The text after it */
  nextText?: string;
  /** Speaks the same text once more: each number has a sound of its own, which is paid for once. Sentences are spoken although they are locked */
  take?: number;
};
export type SentenceLockRequest = {
  voiceId: string;
  modelId: string;
  voiceSettings: VoiceSettings;
  chapterId: number;
  variation: LanguageCode;
  selectedLanguage?: LanguageCode;
  pages: {
    pageVariationId: number;
    textSegments: TextSegment[];
    /** Digests of the sentences that the text was made from, by digestSentences of @lectern/core; without them, the server takes the page's words as stored */
    sentences?: string[];
  }[];
  /** Ids; if two have a rule for the same words, the first one applies */
  pronunciationDictionaries?: string[];
  /** mp3: 128k, with a gapless header */
  audioFormat?: "wav" | "mp3";
  /** The text before it, for a natural transition; not spoken and not charged */
  previousText?: string;
  /** The text after it */
  nextText?: string;
  /** Speaks the same text once more: each number has a sound of its own, which is paid for once. Sentences are spoken although they are locked */
  take?: number;
  sentence: {
    pageVariationId: number;
    /** The sentence; equal ones of the page share the lock */
    text: string;
  };
};
export type QuizSpeech = {
  audioLink: string;
  audioFileName: string;
  durationSeconds: number;
  /** Characters that were sent to the voice, without those from the cache */
  characters: number;
  /** Words whose phoneme rules the model or voice skipped; alias rules work everywhere */
  skippedRules?: string[];
  /** Unknown voices and models: the provider's first voice of the language and first model spoke instead */
  replacements?: SpeechReplacement[];
  voiceId: string;
  modelId: string;
};
export type QuizSpeechRequest = {
  text: string;
  /** The book whose language is spoken; absent for a definition of the glossary */
  bookId?: number;
  /** Language of the text, instead of the book's; English without a book */
  language?: LanguageCode;
  /** By default the provider's first voice of the language, and its first model */
  voiceSettings: {
    stability?: number;
    similarity_boost?: number;
    style?: number;
    speed?: number;
    voiceId?: string;
    modelId?: string;
    [key: string]: any;
  };
};
export type SpeechRequest = {
  voiceId: string;
  modelId: string;
  voiceSettings: VoiceSettings;
  chapterId: number;
  variation: LanguageCode;
  selectedLanguage?: LanguageCode;
  pages: {
    pageVariationId: number;
    textSegments: TextSegment[];
    /** Digests of the sentences that the text was made from, by digestSentences of @lectern/core; without them, the server takes the page's words as stored */
    sentences?: string[];
  }[];
  /** Ids; if two have a rule for the same words, the first one applies */
  pronunciationDictionaries?: string[];
  /** mp3: 128k, with a gapless header */
  audioFormat?: "wav" | "mp3";
};
export type SpeechTake = {
  audioLink: string;
  audioFileName: string;
  durationSeconds: number;
  /** Characters that were sent to the voice, without those from the cache */
  characters: number;
  /** Words whose phoneme rules the model or voice skipped; alias rules work everywhere */
  skippedRules?: string[];
  /** Unknown voices and models: the provider's first voice of the language and first model spoke instead */
  replacements?: SpeechReplacement[];
  /** Seconds from the start of this recording */
  words: TimedWord[];
};
export type UploadedFile = {
  url: string;
  contentType: string;
  sizeBytes: number;
};
export type ValidatedWord = {
  isValid: boolean;
  response: string;
  validatedWord: string | null;
};
export type WordToValidate = {
  word: string;
  lang: LanguageCode;
  written?: string;
};
export type PartHealth = {
  state: "well" | "starting" | "unwell" | "absent";
  detail?: string;
};
export type Health = {
  status: "well" | "starting" | "unwell";
  version: string;
  uptimeSeconds: number;
  /** database, objects, jobs, recognition, speech, … */
  parts: {
    [key: string]: PartHealth;
  };
};
export const {
  useAddWordsToChapterMutation,
  useRefreshTokenMutation,
  useOpenSignInLinkMutation,
  useGetTestStudentQuery,
  useUnpublishBookMutation,
  usePublishBookMutation,
  useCheckSpellingMutation,
  useGetBookStalenessQuery,
  useRemoveBookWordMutation,
  useAddBookWordMutation,
  useGetBookChapterQuery,
  useGetProgressQuery,
  useSaveProgressMutation,
  useListRecentBooksQuery,
  useReportBugMutation,
  useGetChapterAudioQuery,
  useSetChapterAudioMutation,
  useConvertChapterAudioMutation,
  useListSentenceLocksQuery,
  useUnlockSentenceMutation,
  useGetNarrationOriginQuery,
  useListSentenceTakesQuery,
  useHearSentenceTakeQuery,
  useChooseSentenceTakeMutation,
  useGetChapterWordsQuery,
  useListEnginesQuery,
  useGetJobQuery,
  useCancelJobMutation,
  useDeleteNoteMutation,
  useListNotesQuery,
  useSaveNoteMutation,
  useGetPageVariationQuery,
  useListRevisionsQuery,
  useGetRevisionQuery,
  useRestoreRevisionMutation,
  useGetSettingsQuery,
  useSaveSettingsMutation,
  useRecognisePagesMutation,
  useAlignChapterMutation,
  useEstimateSpeechMutation,
  useLockSentenceMutation,
  useSpeakQuizTextMutation,
  useGenerateSpeechMutation,
  useSpeakTargetedTextMutation,
  useUploadFileMutation,
  useValidateWordMutation,
  useGetHealthQuery,
} = injectedRtkApi;

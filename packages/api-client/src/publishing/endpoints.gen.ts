import { baseApi as api } from "./base-api";
export const addTagTypes = ["Account", "Session", "Book"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      deleteAccount: build.mutation<
        DeleteAccountApiResponse,
        DeleteAccountApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/account`,
          method: "DELETE",
          body: queryArg.body,
        }),
        invalidatesTags: ["Account"],
      }),
      getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
        query: () => ({ url: `/auth/account` }),
        providesTags: ["Account"],
      }),
      exportAccount: build.query<ExportAccountApiResponse, ExportAccountApiArg>(
        {
          query: () => ({ url: `/auth/account/export` }),
          providesTags: ["Account"],
        },
      ),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/account/password`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Account"],
      }),
      forgotPassword: build.mutation<
        ForgotPasswordApiResponse,
        ForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/forgot`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      acceptInvitation: build.mutation<
        AcceptInvitationApiResponse,
        AcceptInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/invitation`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      logIn: build.mutation<LogInApiResponse, LogInApiArg>({
        query: (queryArg) => ({
          url: `/auth/login`,
          method: "POST",
          body: queryArg.credentials,
        }),
        invalidatesTags: ["Session"],
      }),
      refreshPublishing: build.mutation<
        RefreshPublishingApiResponse,
        RefreshPublishingApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/refresh`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/reset`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Session"],
      }),
      signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
        query: (queryArg) => ({
          url: `/auth/signup`,
          method: "POST",
          body: queryArg.signUp,
        }),
        invalidatesTags: ["Session"],
      }),
      verifySignUp: build.mutation<VerifySignUpApiResponse, VerifySignUpApiArg>(
        {
          query: (queryArg) => ({
            url: `/auth/verify`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["Session"],
        },
      ),
      getPublishedBook: build.query<
        GetPublishedBookApiResponse,
        GetPublishedBookApiArg
      >({
        query: (queryArg) => ({
          url: `/books/data/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Book"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as publishingApi };
export type DeleteAccountApiResponse = /** status 200 Deleted */ Done;
export type DeleteAccountApiArg = {
  body: {
    /** Email of the account, as a confirmation */
    email: string;
  };
};
export type GetAccountApiResponse = /** status 200 The account */ Account;
export type GetAccountApiArg = void;
export type ExportAccountApiResponse = /** status 200 The data */ AccountExport;
export type ExportAccountApiArg = void;
export type ChangePasswordApiResponse =
  /** status 200 Saved; the session that goes on */ Session;
export type ChangePasswordApiArg = {
  body: {
    currentPassword: string;
    newPassword: string;
  };
};
export type ForgotPasswordApiResponse =
  /** status 200 A mail is sent if the address has an account */ Done;
export type ForgotPasswordApiArg = {
  body: {
    email: string;
    domainId?: number;
  };
};
export type AcceptInvitationApiResponse = /** status 200 Signed in */ Session;
export type AcceptInvitationApiArg = {
  body: {
    token: string;
    /** For an account that has none yet */
    password?: string;
    name?: string;
  };
};
export type LogInApiResponse = /** status 200 Signed in */ Session;
export type LogInApiArg = {
  credentials: Credentials;
};
export type RefreshPublishingApiResponse =
  /** status 200 The new tokens */ TokenPair;
export type RefreshPublishingApiArg = {
  body: {
    refreshToken: string;
  };
};
export type ResetPasswordApiResponse =
  /** status 200 Saved; sign in with it */ Done;
export type ResetPasswordApiArg = {
  body: {
    token: string;
    password: string;
  };
};
export type SignUpApiResponse =
  /** status 200 A mail is sent to the address, whether it has an account or not */ Done;
export type SignUpApiArg = {
  signUp: SignUp;
};
export type VerifySignUpApiResponse = /** status 200 Signed in */ Session;
export type VerifySignUpApiArg = {
  body: {
    token: string;
  };
};
export type GetPublishedBookApiResponse = /** status 200 The book */ BookData;
export type GetPublishedBookApiArg = {
  id: number;
};
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
export type Role = "user" | "student";
export type Account = {
  id: number;
  email: string;
  name: string | null;
  role: Role;
  domainId: number;
  verifiedAt: string | null;
  createdAt: string;
};
export type AccountExport = {
  account: Account;
  /** Books of which it is an author */
  books: {
    id: number;
    title: string;
  }[];
  notes: {
    id: number;
    bookId: number;
    note: string;
    [key: string]: any;
  }[];
  settings: {
    domainId: number;
    [key: string]: any;
  }[];
  progress: {
    bookId: number;
    currentPageId: number;
    [key: string]: any;
  }[];
  quizSubmissions: {
    id: string;
    quizId: number;
    score: number;
    [key: string]: any;
  }[];
  bugReports: {
    id: number;
    message: string | null;
    [key: string]: any;
  }[];
  /** Sessions that can still be refreshed */
  sessions: {
    startedAt: string;
    expiresAt: string;
  }[];
};
export type Session = {
  accessToken: string;
  refreshToken: string;
  id: number;
  email: string;
  role: Role;
};
export type Credentials = {
  email: string;
  password: string;
  /** By default the oldest account of the address */
  domainId?: number;
};
export type TokenPair = {
  accessToken: string;
  refreshToken: string;
};
export type SignUp = {
  email: string;
  password: string;
  name: string;
  /** By default the first domain */
  domainId?: number;
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
export type BookGlossarySummary = {
  id: string;
  wordCount: number;
};
export type BookData = {
  bookInfo: BookInfo;
  chapters: Chapter[];
  /** Visibility of the publication; null for an unpublished book */
  revision: number | null;
  /** Absent in a publication without words of the glossary, and in the working form */
  glossary?: BookGlossarySummary;
  [key: string]: any;
};
export const {
  useDeleteAccountMutation,
  useGetAccountQuery,
  useExportAccountQuery,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useAcceptInvitationMutation,
  useLogInMutation,
  useRefreshPublishingMutation,
  useResetPasswordMutation,
  useSignUpMutation,
  useVerifySignUpMutation,
  useGetPublishedBookQuery,
} = injectedRtkApi;

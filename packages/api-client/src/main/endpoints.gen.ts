import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Book",
  "Chapter",
  "Page",
  "RectData",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/signin`,
          method: "POST",
          body: queryArg.credentials,
        }),
        invalidatesTags: ["Session"],
      }),
      createBook: build.mutation<CreateBookApiResponse, CreateBookApiArg>({
        query: (queryArg) => ({
          url: `/books`,
          method: "POST",
          body: queryArg.newBook,
        }),
        invalidatesTags: ["Book"],
      }),
      deleteBook: build.mutation<DeleteBookApiResponse, DeleteBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Book"],
      }),
      updateBook: build.mutation<UpdateBookApiResponse, UpdateBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.bookChange,
        }),
        invalidatesTags: ["Book"],
      }),
      listChapters: build.query<ListChaptersApiResponse, ListChaptersApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters`,
        }),
        providesTags: ["Chapter"],
      }),
      createChapter: build.mutation<
        CreateChapterApiResponse,
        CreateChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters`,
          method: "POST",
          body: queryArg.newChapter,
        }),
        invalidatesTags: ["Chapter"],
      }),
      addChapterVariation: build.mutation<
        AddChapterVariationApiResponse,
        AddChapterVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters/addChapter/variation`,
          method: "POST",
          body: queryArg.newChapterVariation,
        }),
        invalidatesTags: ["Chapter"],
      }),
      inviteAuthor: build.mutation<InviteAuthorApiResponse, InviteAuthorApiArg>(
        {
          query: (queryArg) => ({
            url: `/books/${encodeURIComponent(String(queryArg.id))}/invitations`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["Book"],
        },
      ),
      deletePage: build.mutation<DeletePageApiResponse, DeletePageApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/pages/${encodeURIComponent(String(queryArg.pageId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Page"],
      }),
      listBooks: build.query<ListBooksApiResponse, ListBooksApiArg>({
        query: (queryArg) => ({
          url: `/books/minimal/${encodeURIComponent(String(queryArg.scope))}`,
        }),
        providesTags: ["Book"],
      }),
      getBookData: build.query<GetBookDataApiResponse, GetBookDataApiArg>({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            includeRectData: queryArg.includeRectData,
          },
        }),
        providesTags: ["Book"],
      }),
      getChapterRectData: build.query<
        GetChapterRectDataApiResponse,
        GetChapterRectDataApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/chapters/${encodeURIComponent(String(queryArg.chapterId))}/rectData`,
        }),
        providesTags: ["RectData"],
      }),
      getBookPreview: build.query<
        GetBookPreviewApiResponse,
        GetBookPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/preview`,
        }),
        providesTags: ["Book"],
      }),
      updateRectData: build.mutation<
        UpdateRectDataApiResponse,
        UpdateRectDataApiArg
      >({
        query: (queryArg) => ({
          url: `/page-variations/update-rect-data`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["RectData"],
      }),
      getPage: build.query<GetPageApiResponse, GetPageApiArg>({
        query: (queryArg) => ({
          url: `/pages/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Page"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mainApi };
export type SignInApiResponse = /** status 200 Signed in */ Session;
export type SignInApiArg = {
  credentials: Credentials;
};
export type CreateBookApiResponse = /** status 201 The book */ BookData;
export type CreateBookApiArg = {
  newBook: NewBook;
};
export type DeleteBookApiResponse = /** status 200 Gone */ Done;
export type DeleteBookApiArg = {
  id: number;
};
export type UpdateBookApiResponse = /** status 200 The book */ BookInfo;
export type UpdateBookApiArg = {
  id: number;
  bookChange: BookChange;
};
export type ListChaptersApiResponse = /** status 200 The chapters */ Chapter[];
export type ListChaptersApiArg = {
  id: number;
};
export type CreateChapterApiResponse = /** status 201 The chapter */ Chapter;
export type CreateChapterApiArg = {
  id: number;
  newChapter: NewChapter;
};
export type AddChapterVariationApiResponse =
  /** status 201 The variation */ ChapterVariation;
export type AddChapterVariationApiArg = {
  id: number;
  newChapterVariation: NewChapterVariation;
};
export type InviteAuthorApiResponse =
  /** status 200 The mail is on its way */ Done;
export type InviteAuthorApiArg = {
  id: number;
  body: {
    email: string;
  };
};
export type DeletePageApiResponse = /** status 200 Gone */ Done;
export type DeletePageApiArg = {
  id: number;
  pageId: number;
};
export type ListBooksApiResponse = /** status 200 The books */ BookSummary[];
export type ListBooksApiArg = {
  scope: string;
};
export type GetBookDataApiResponse = /** status 200 The book */ BookData;
export type GetBookDataApiArg = {
  id: number;
  includeRectData?: "true" | "false";
};
export type GetChapterRectDataApiResponse =
  /** status 200 The rects by page */ ChapterRectData;
export type GetChapterRectDataApiArg = {
  id: number;
  chapterId: number;
};
export type GetBookPreviewApiResponse = /** status 200 The book */ BookData;
export type GetBookPreviewApiArg = {
  id: number;
};
export type UpdateRectDataApiResponse =
  /** status 200 The new revisions */ RectDataWritten[];
export type UpdateRectDataApiArg = {
  body: RectDataWrite[];
};
export type GetPageApiResponse = /** status 200 The page */ Page;
export type GetPageApiArg = {
  id: number;
};
export type Role = "user" | "student";
export type Session = {
  accessToken: string;
  refreshToken: string;
  id: number;
  email: string;
  role: Role;
};
export type ApiError = {
  /** Stable, for programs */
  code: string;
  /** For people: what is wrong and what to do */
  msg: string;
  /** The field that is wrong, dotted */
  field?: string;
  requestId?: string;
  /** With 412: the revision that stands now */
  currentRevision?: number;
};
export type Credentials = {
  email: string;
  password: string;
  /** Without it, the oldest account of the address */
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
  cover_image: string | null;
  theme_data: ThemeData;
  visibility: Visibility;
  published: boolean;
  /** Of the current publication; for its authors */
  publishedAt?: string;
  /** The book was changed since it was published; for its authors */
  publicationIsBehind?: boolean;
  languages: LanguageCode[];
  [key: string]: any;
};
export type ChapterVariation = {
  id: number;
  variation: LanguageCode;
  name: string | null;
  /** A link that can be played */
  audio: string | null;
  video: string | null;
  /** JSON text, see the voice settings of core */
  voiceSettings: string | null;
  durationSeconds: number | null;
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
  /** Of the rect data; send it back when saving */
  revision: number;
  /** Left out with includeRectData=false */
  rectData?: RectData;
  [key: string]: any;
};
export type PopupTrigger = {
  id: string;
  [key: string]: any;
};
export type CoachingPoint = {
  id: string;
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
  [key: string]: any;
};
export type Chapter = {
  id: number;
  name: string;
  type: string | null;
  order_index: number;
  variations: ChapterVariation[];
  pages: Page[];
  [key: string]: any;
};
export type BookData = {
  bookInfo: BookInfo;
  chapters: Chapter[];
  /** Of the publication; null for an unpublished book */
  revision: number | null;
  [key: string]: any;
};
export type NewBook = {
  title: string;
  description?: string;
  /** Language of the first chapter variation */
  language?: LanguageCode;
  theme_data?: ThemeData;
  /** Takes effect when the book is published */
  visibility?: Visibility;
};
export type Done = {
  success: true;
};
export type BookChange = {
  title?: string;
  description?: string | null;
  theme_data?: ThemeData;
  visibility?: Visibility;
};
export type NewChapter = {
  name: string;
  type?: string;
  variation?: LanguageCode;
};
export type NewChapterVariation = {
  chapterId: number;
  variation: LanguageCode;
  name?: string;
};
export type BookSummary = {
  id: number;
  title: string;
  description: string | null;
  cover_image: string | null;
  theme_data: ThemeData;
  visibility: Visibility;
  published: boolean;
  /** Of the current publication; for its authors */
  publishedAt?: string;
  /** The book was changed since it was published; for its authors */
  publicationIsBehind?: boolean;
  languages: LanguageCode[];
  pageCount: number;
  /** Longest narration among the languages */
  durationSeconds: number;
  /** The caller is one of its authors */
  canEdit: boolean;
  updatedAt: string;
  [key: string]: any;
};
export type ChapterRectData = {
  pageId: number;
  variations: PageVariation[];
}[];
export type RectDataWritten = {
  variationId: number;
  revision: number;
};
export type RectDataWrite = {
  pageId: number;
  variation: LanguageCode;
  variationId: number;
  rectData: RectData;
  textSource?: "text-layer" | "recognised" | "manual";
  /** The revision the change was made on; 412 when it is not the current one */
  revision?: number;
};
export const {
  useSignInMutation,
  useCreateBookMutation,
  useDeleteBookMutation,
  useUpdateBookMutation,
  useListChaptersQuery,
  useCreateChapterMutation,
  useAddChapterVariationMutation,
  useInviteAuthorMutation,
  useDeletePageMutation,
  useListBooksQuery,
  useGetBookDataQuery,
  useGetChapterRectDataQuery,
  useGetBookPreviewQuery,
  useUpdateRectDataMutation,
  useGetPageQuery,
} = injectedRtkApi;

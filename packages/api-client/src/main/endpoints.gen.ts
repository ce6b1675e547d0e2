import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Book",
  "Chapter",
  "Creator",
  "Page",
  "Category",
  "Domain",
  "RectData",
  "Publication",
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
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      getBook: build.query<GetBookApiResponse, GetBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.scope || "7"))}`,
        }),
        providesTags: ["Book"],
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
      setBookCover: build.mutation<SetBookCoverApiResponse, SetBookCoverApiArg>(
        {
          query: (queryArg) => ({
            url: `/books/${encodeURIComponent(String(queryArg.id))}/cover`,
            method: "POST",
            body: queryArg.body,
            headers: {
              "if-match": queryArg["if-match"],
            },
          }),
          invalidatesTags: ["Book"],
        },
      ),
      listCreatorsOfBook: build.query<
        ListCreatorsOfBookApiResponse,
        ListCreatorsOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/creators`,
        }),
        providesTags: ["Creator"],
      }),
      setCreatorsOfBook: build.mutation<
        SetCreatorsOfBookApiResponse,
        SetCreatorsOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/creators`,
          method: "POST",
          body: queryArg.bookCreators,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Creator"],
      }),
      setBookDescription: build.mutation<
        SetBookDescriptionApiResponse,
        SetBookDescriptionApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/description`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      deletePage: build.mutation<DeletePageApiResponse, DeletePageApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/pages/${encodeURIComponent(String(queryArg.pageId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Page"],
      }),
      listBooksById: build.mutation<
        ListBooksByIdApiResponse,
        ListBooksByIdApiArg
      >({
        query: (queryArg) => ({
          url: `/books/minimal`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Book"],
      }),
      listBooks: build.query<ListBooksApiResponse, ListBooksApiArg>({
        query: (queryArg) => ({
          url: `/books/minimal/${encodeURIComponent(String(queryArg.scope || "7"))}`,
        }),
        providesTags: ["Book"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/categories` }),
        providesTags: ["Category"],
      }),
      updateCategory: build.mutation<
        UpdateCategoryApiResponse,
        UpdateCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/categories/${encodeURIComponent(String(queryArg.id))}/update`,
          method: "POST",
          body: queryArg.categoryChange,
        }),
        invalidatesTags: ["Category"],
      }),
      listCategoriesOfBook: build.query<
        ListCategoriesOfBookApiResponse,
        ListCategoriesOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/categories/withbook/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Category"],
      }),
      listCreatorsOfDomain: build.query<
        ListCreatorsOfDomainApiResponse,
        ListCreatorsOfDomainApiArg
      >({
        query: (queryArg) => ({
          url: `/creators/domain/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Creator"],
      }),
      listCreators: build.query<ListCreatorsApiResponse, ListCreatorsApiArg>({
        query: () => ({ url: `/creators/min` }),
        providesTags: ["Creator"],
      }),
      listDomains: build.query<ListDomainsApiResponse, ListDomainsApiArg>({
        query: () => ({ url: `/domains/min` }),
        providesTags: ["Domain"],
      }),
      getFile: build.query<GetFileApiResponse, GetFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Book"],
      }),
      saveFile: build.mutation<SaveFileApiResponse, SaveFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.fileData,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      refreshFile: build.mutation<RefreshFileApiResponse, RefreshFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}/refresh`,
          method: "PUT",
        }),
        invalidatesTags: ["Book"],
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
      listBucket: build.query<ListBucketApiResponse, ListBucketApiArg>({
        query: (queryArg) => ({
          url: `/file/get-bucket-data`,
          params: {
            prefix: queryArg.prefix,
          },
        }),
        providesTags: ["Publication"],
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
export type UpdateBookApiResponse =
  /** status 200 The book; its ETag names the revision */ BookInfo;
export type UpdateBookApiArg = {
  id: number;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  bookChange: BookChange;
};
export type GetBookApiResponse = /** status 200 The book */ BookSummary;
export type GetBookApiArg = {
  id: number;
  /** Any segment, 7 by custom; every one gives the same */
  scope?: string;
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
export type SetBookCoverApiResponse =
  /** status 200 The book; its ETag names the revision */ BookInfo;
export type SetBookCoverApiArg = {
  id: number;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  body: {
    cover?: Blob[];
    file?: Blob[];
  };
};
export type ListCreatorsOfBookApiResponse =
  /** status 200 The creators */ BookCreator[];
export type ListCreatorsOfBookApiArg = {
  id: number;
};
export type SetCreatorsOfBookApiResponse =
  /** status 200 The creators; the ETag names the book's revision */ BookCreator[];
export type SetCreatorsOfBookApiArg = {
  id: number;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  bookCreators: BookCreators;
};
export type SetBookDescriptionApiResponse =
  /** status 200 The book; its ETag names the revision */ BookInfo;
export type SetBookDescriptionApiArg = {
  id: number;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  body: {
    description: string | null;
  };
};
export type DeletePageApiResponse = /** status 200 Gone */ Done;
export type DeletePageApiArg = {
  id: number;
  pageId: number;
};
export type ListBooksByIdApiResponse =
  /** status 200 The books */ BookSummary[];
export type ListBooksByIdApiArg = {
  body: {
    ids: number[];
  };
};
export type ListBooksApiResponse = /** status 200 The books */ BookSummary[];
export type ListBooksApiArg = {
  scope?: string;
};
export type ListCategoriesApiResponse =
  /** status 200 The categories */ Category[];
export type ListCategoriesApiArg = void;
export type UpdateCategoryApiResponse = /** status 200 The category */ Category;
export type UpdateCategoryApiArg = {
  id: number;
  categoryChange: CategoryChange;
};
export type ListCategoriesOfBookApiResponse =
  /** status 200 The categories */ Category[];
export type ListCategoriesOfBookApiArg = {
  id: number;
};
export type ListCreatorsOfDomainApiResponse =
  /** status 200 The creators */ Creator[];
export type ListCreatorsOfDomainApiArg = {
  id: number;
};
export type ListCreatorsApiResponse =
  /** status 200 The creators */ NamedCreator[];
export type ListCreatorsApiArg = void;
export type ListDomainsApiResponse =
  /** status 200 The domains */ NamedDomain[];
export type ListDomainsApiArg = void;
export type GetFileApiResponse = /** status 200 The book */ BookData;
export type GetFileApiArg = {
  id: number;
};
export type SaveFileApiResponse =
  /** status 200 Saved; the ETag names the book's revision */ FileSaved;
export type SaveFileApiArg = {
  id: number;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  fileData: FileData;
};
export type RefreshFileApiResponse =
  /** status 200 The new publication */ Publication;
export type RefreshFileApiArg = {
  id: number;
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
export type ListBucketApiResponse =
  /** status 200 The objects, by key */ BucketObject[];
export type ListBucketApiArg = {
  /** published/{book id}/…; the first part may be left out */
  prefix: string;
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
  /** What other systems call the book */
  identifier?: string | null;
  /** Ids; for callers of the book's domain */
  categories?: number[];
  /** Names; for callers of the book's domain */
  series?: string[];
  /** Names; for callers of the book's domain */
  tags?: string[];
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
export type CategoryEntry = number | string;
export type NewBook = {
  title: string;
  description?: string | null;
  /** Language of the first chapter variation */
  language?: LanguageCode;
  theme_data?: ThemeData;
  /** Takes effect when the book is published */
  visibility?: Visibility;
  /** What other systems call the book */
  identifier?: string | null;
  categories?: CategoryEntry[];
  /** Names; new ones are made in the domain */
  series?: string[];
  /** Names; new ones are made in the domain */
  tags?: string[];
  [key: string]: any;
};
export type Done = {
  success: true;
};
export type BookChange = {
  title?: string;
  description?: string | null;
  theme_data?: ThemeData;
  visibility?: Visibility;
  /** What other systems call the book */
  identifier?: string | null;
  categories?: CategoryEntry[];
  /** Names; new ones are made in the domain */
  series?: string[];
  /** Names; new ones are made in the domain */
  tags?: string[];
  [key: string]: any;
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
  /** What other systems call the book */
  identifier?: string | null;
  /** Ids; for callers of the book's domain */
  categories?: number[];
  /** Names; for callers of the book's domain */
  series?: string[];
  /** Names; for callers of the book's domain */
  tags?: string[];
  pageCount: number;
  /** Longest narration among the languages */
  durationSeconds: number;
  /** The caller is one of its authors */
  canEdit: boolean;
  updatedAt: string;
  [key: string]: any;
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
export type BookCreator = {
  id: number;
  name: string;
  /** Such as author, illustrator or narrator */
  role: string | null;
  [key: string]: any;
};
export type CreatorEntry = {
  id?: number;
  name?: string;
  role?: string | null;
  [key: string]: any;
};
export type BookCreators =
  | CreatorEntry[]
  | {
      creators: CreatorEntry[];
    };
export type Category = {
  id: number;
  name: string;
  [key: string]: any;
};
export type CategoryChange = {
  name?: string;
  [key: string]: any;
};
export type Creator = {
  id: number;
  name: string;
  [key: string]: any;
};
export type NamedCreator = {
  id: number;
  name: string;
};
export type NamedDomain = {
  id: number;
  name: string;
};
export type RectDataWritten = {
  variationId: number;
  revision: number;
};
export type FileSaved = {
  bookInfo: BookInfo;
  rectData: RectDataWritten[];
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
export type FileData = {
  bookInfo?: BookChange;
  rectData?: RectDataWrite[];
};
export type Publication = {
  bookId: number;
  revision: number;
  visibility: Visibility;
  readerUrl: string;
  publishedAt: string;
};
export type ChapterRectData = {
  pageId: number;
  variations: PageVariation[];
}[];
export type BucketObject = {
  key: string;
  /** Bytes */
  size: number;
  contentType: string;
  etag: string;
  modifiedAt: string;
  /** Signed for 12 hours unless the book is public */
  url: string;
};
export const {
  useSignInMutation,
  useCreateBookMutation,
  useDeleteBookMutation,
  useUpdateBookMutation,
  useGetBookQuery,
  useListChaptersQuery,
  useCreateChapterMutation,
  useAddChapterVariationMutation,
  useSetBookCoverMutation,
  useListCreatorsOfBookQuery,
  useSetCreatorsOfBookMutation,
  useSetBookDescriptionMutation,
  useDeletePageMutation,
  useListBooksByIdMutation,
  useListBooksQuery,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
  useListCategoriesOfBookQuery,
  useListCreatorsOfDomainQuery,
  useListCreatorsQuery,
  useListDomainsQuery,
  useGetFileQuery,
  useSaveFileMutation,
  useRefreshFileMutation,
  useGetBookDataQuery,
  useGetChapterRectDataQuery,
  useGetBookPreviewQuery,
  useListBucketQuery,
  useUpdateRectDataMutation,
  useGetPageQuery,
} = injectedRtkApi;

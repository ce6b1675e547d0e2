import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Book",
  "Creator",
  "Page",
  "Series",
  "Tag",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
      listSeries: build.query<ListSeriesApiResponse, ListSeriesApiArg>({
        query: () => ({ url: `/series` }),
        providesTags: ["Series"],
      }),
      listTags: build.query<ListTagsApiResponse, ListTagsApiArg>({
        query: () => ({ url: `/tag` }),
        providesTags: ["Tag"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as quizApi };
export type CreateBookFromQuizApiResponse = /** status 201 The book */ BookInfo;
export type CreateBookFromQuizApiArg = {
  body: {
    [key: string]: any;
  };
};
export type RemoveCreatorApiResponse = /** status 200 Taken off */ Done;
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
export type ListSeriesApiResponse = /** status 200 The series */ Series[];
export type ListSeriesApiArg = void;
export type ListTagsApiResponse = /** status 200 The tags */ Tag[];
export type ListTagsApiArg = void;
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
export const {
  useCreateBookFromQuizMutation,
  useRemoveCreatorMutation,
  useAddCreatorToBooksMutation,
  useFindBookByIdentifierQuery,
  useAddPageVariationMutation,
  useListSeriesQuery,
  useListTagsQuery,
} = injectedRtkApi;

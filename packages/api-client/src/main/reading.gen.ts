import { baseApi as api } from "./base-api";
export const addTagTypes = ["Book"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBookOutline: build.query<
        GetBookOutlineApiResponse,
        GetBookOutlineApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/outline`,
        }),
        providesTags: ["Book"],
      }),
      getBookPartner: build.query<
        GetBookPartnerApiResponse,
        GetBookPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/partner`,
        }),
        providesTags: ["Book"],
      }),
      getBookPart: build.query<GetBookPartApiResponse, GetBookPartApiArg>({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/parts/${encodeURIComponent(String(queryArg.part))}`,
        }),
        providesTags: ["Book"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mainReadingApi };
export type GetBookOutlineApiResponse =
  /** status 200 The outline */ BookOutline;
export type GetBookOutlineApiArg = {
  id: number;
};
export type GetBookPartnerApiResponse =
  /** status 200 The partner */ BookPartner;
export type GetBookPartnerApiArg = {
  id: number;
};
export type GetBookPartApiResponse = /** status 200 The pages */ BookPart;
export type GetBookPartApiArg = {
  id: number;
  part: string;
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
export type OutlinePageVariation = {
  id: number;
  variation: LanguageCode;
  /** Pixels of the stored, upright image */
  imageWidth: number | null;
  imageHeight: number | null;
  /** From the first narrated word to the end of the last; null without narration */
  span: {
    /** Seconds from the start of the chapter's media */
    start: number;
    /** Seconds from the start of the chapter's media */
    end: number;
  } | null;
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
export type OutlinePage = {
  pageId: number;
  page_number: number;
  name: string | null;
  /** Of the first 3 pages of the book, which tell if it has thumbnails */
  thumbnailUrl?: string | null;
  variations: OutlinePageVariation[];
  /** Empty: they are in the part */
  popupTriggers: PopupTrigger[];
  /** Empty: they are in the part */
  coachingPoints: CoachingPoint[];
  [key: string]: any;
};
export type BookGlossarySummary = {
  id: string;
  wordCount: number;
};
export type BookOutline = {
  /** The book; its pages lack their images, texts, triggers and coaching points */
  book: {
    bookInfo: BookInfo;
    chapters: {
      id: number;
      name: string;
      type: string | null;
      order_index: number;
      variations: ChapterVariation[];
      pages: OutlinePage[];
      /** Revision of its own fields; its ETag too */
      revision?: number;
      [key: string]: any;
    }[];
    /** Visibility of the publication; null for an unpublished book */
    revision: number | null;
    /** Absent in a publication without words of the glossary, and in the working form */
    glossary?: BookGlossarySummary;
    [key: string]: any;
  };
  /** In order: the first holds the first pages of the book, and so on. A part never changes */
  parts: {
    id: string;
    pageCount: number;
  }[];
  [key: string]: any;
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
export type BookPartner = {
  /** null if there is no such book, or the caller may not read it */
  domainId: number | null;
  mode:
    | (
        | "preview"
        | "simple"
        | "testing"
        | "heresAmerica"
        | "gbm"
        | "interlude"
        | "interludeDev"
        | "sample"
        | "authoring"
        | "brochure"
      )
    | null;
  /** null for the product's default */
  color: string | null;
  returnLink: string | null;
  /** Origins that may frame the book, exchange messages with it and be the target of the link back */
  allowedOrigins: string[];
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
export type BookPart = {
  pages: Page[];
  [key: string]: any;
};
export const {
  useGetBookOutlineQuery,
  useGetBookPartnerQuery,
  useGetBookPartQuery,
} = injectedRtkApi;

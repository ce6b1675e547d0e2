import { baseApi as api } from "./base-api";
export const addTagTypes = ["Series", "Tag", "Translation", "Word"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
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
          body: queryArg.body,
        }),
        invalidatesTags: ["Translation"],
      }),
      listWords: build.query<ListWordsApiResponse, ListWordsApiArg>({
        query: (queryArg) => ({
          url: `/word`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
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
          body: queryArg.body,
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
export type ListSeriesApiResponse = /** status 200 The series */ Series[];
export type ListSeriesApiArg = void;
export type ListTagsApiResponse = /** status 200 The tags */ Tag[];
export type ListTagsApiArg = void;
export type TranslateUploadApiResponse =
  /** status 200 The translation */ Translation;
export type TranslateUploadApiArg = {
  body: {
    /** Either this or a file */
    text?: string;
    /** Found out when left out */
    sourceLanguage?: LanguageCode;
    targetLanguage: LanguageCode;
    file?: Blob[];
  };
};
export type ListWordsApiResponse =
  /** status 200 This page of them, and how many there are in all */ Words;
export type ListWordsApiArg = {
  page?: number;
  limit?: number;
  /** Part of a word or of a definition, in any case */
  search?: string;
  lang?: LanguageCode;
};
export type CreateWordApiResponse = /** status 201 The word */ Word;
export type CreateWordApiArg = {
  newWord: NewWord;
};
export type DeleteWordApiResponse = /** status 200 Gone */ Done;
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
export type DeleteWordsApiResponse = /** status 200 Gone */ Done;
export type DeleteWordsApiArg = {
  wordsToDelete: WordsToDelete;
};
export type CreateWordsApiResponse =
  /** status 201 The words, in the order they were sent */ Words;
export type CreateWordsApiArg = {
  newWords: NewWords;
};
export type UpdateWordsApiResponse =
  /** status 200 The words, in the order they were sent */ Words;
export type UpdateWordsApiArg = {
  wordChanges: WordChanges;
};
export type DeleteDefinitionApiResponse = /** status 200 Gone */ Done;
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
  /** status 200 Row by row, what was done or would be */ WordImportReport;
export type ImportWordsApiArg = {
  /** true: report what would be done, and write nothing */
  dryRun?: "true" | "false";
  body: {
    /** The same as in the query */
    dryRun?: "true" | "false";
    file?: Blob[];
  };
};
export type Series = {
  id: number;
  name: string;
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
export type LanguageCode = string;
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
  /** The only book that the word is explained for */
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
export type Done = {
  success: true;
};
export type WordChange = {
  word?: string;
  lang?: LanguageCode;
  bookId?: number | null;
  /** The whole list, in order: one left out is deleted */
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
  /** The whole list, in order: one left out is deleted */
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
  /** As the spreadsheet numbers it; the first one holds the headings */
  row: number;
  word: string;
  language: string;
  definition: string;
  /** What writing the row does; unchanged: it is there already, or stands further up */
  outcome: "new-word" | "new-definition" | "unchanged" | "error";
  /** Where the error is */
  column?: "word" | "language" | "definition";
  /** What is wrong with the row and what to do */
  msg?: string;
};
export type WordImportReport = {
  dryRun: boolean;
  /** False when one row has an error: then none is written */
  written: boolean;
  rows: ImportedRow[];
  newWords: number;
  /** Those of the new words counted */
  newDefinitions: number;
  unchanged: number;
  errors: number;
};
export const {
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

import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Model",
  "Dictionary",
  "Subscription",
  "Voice",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listModels: build.query<ListModelsApiResponse, ListModelsApiArg>({
        query: () => ({ url: `/api/speech/models` }),
        providesTags: ["Model"],
      }),
      listPronunciationDictionaries: build.query<
        ListPronunciationDictionariesApiResponse,
        ListPronunciationDictionariesApiArg
      >({
        query: () => ({ url: `/api/speech/pronunciation-dictionaries` }),
        providesTags: ["Dictionary"],
      }),
      getSubscription: build.query<
        GetSubscriptionApiResponse,
        GetSubscriptionApiArg
      >({
        query: () => ({ url: `/api/speech/subscription` }),
        providesTags: ["Subscription"],
      }),
      listVoices: build.query<ListVoicesApiResponse, ListVoicesApiArg>({
        query: () => ({ url: `/api/speech/voices` }),
        providesTags: ["Voice"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as speechApi };
export type ListModelsApiResponse = /** status 200 The models */ Model[];
export type ListModelsApiArg = void;
export type ListPronunciationDictionariesApiResponse =
  /** status 200 The dictionaries */ {
    pronunciation_dictionaries: PronunciationDictionary[];
  };
export type ListPronunciationDictionariesApiArg = void;
export type GetSubscriptionApiResponse =
  /** status 200 The usage */ Subscription;
export type GetSubscriptionApiArg = void;
export type ListVoicesApiResponse = /** status 200 The voices */ {
  voices: Voice[];
};
export type ListVoicesApiArg = void;
export type Model = {
  model_id: string;
  name: string;
  description: string;
  languages: {
    language_id: string;
    name: string;
    [key: string]: any;
  }[];
  can_use_style: boolean;
  price_modifier?: number;
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
export type PronunciationDictionary = {
  /** What a generate call names it by */
  id: string;
  name: string;
  latest_version_rules_num?: number;
  pronunciation_dictionary_id?: string;
  [key: string]: any;
};
export type Subscription = {
  character_count: number;
  character_limit: number;
  next_character_count_reset_unix?: number;
  [key: string]: any;
};
export type Voice = {
  voice_id: string;
  name: string;
  category: string;
  preview_url: string | null;
  labels: {
    accent?: string;
    description?: string;
    /** BCP 47 */
    language?: string;
    [key: string]: any;
  };
  /** BCP 47 of what it speaks; empty when it speaks every language of its models */
  languages?: string[];
  [key: string]: any;
};
export const {
  useListModelsQuery,
  useListPronunciationDictionariesQuery,
  useGetSubscriptionQuery,
  useListVoicesQuery,
} = injectedRtkApi;

import { toForm } from "../forms/to-form";
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
      createPronunciationDictionary: build.mutation<
        CreatePronunciationDictionaryApiResponse,
        CreatePronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries`,
          method: "POST",
          body: queryArg.newDictionary,
        }),
        invalidatesTags: ["Dictionary"],
      }),
      deletePronunciationDictionary: build.mutation<
        DeletePronunciationDictionaryApiResponse,
        DeletePronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Dictionary"],
      }),
      getPronunciationDictionary: build.query<
        GetPronunciationDictionaryApiResponse,
        GetPronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Dictionary"],
      }),
      updatePronunciationDictionary: build.mutation<
        UpdatePronunciationDictionaryApiResponse,
        UpdatePronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.dictionaryChange,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Dictionary"],
      }),
      addPronunciationRules: build.mutation<
        AddPronunciationRulesApiResponse,
        AddPronunciationRulesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/add-rules`,
          method: "POST",
          body: queryArg.rulesToAdd,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Dictionary"],
      }),
      exportPronunciationDictionary: build.query<
        ExportPronunciationDictionaryApiResponse,
        ExportPronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/pls`,
        }),
        providesTags: ["Dictionary"],
      }),
      removePronunciationRules: build.mutation<
        RemovePronunciationRulesApiResponse,
        RemovePronunciationRulesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/remove-rules`,
          method: "POST",
          body: queryArg.rulesToRemove,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Dictionary"],
      }),
      listDictionaryVersions: build.query<
        ListDictionaryVersionsApiResponse,
        ListDictionaryVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/versions`,
        }),
        providesTags: ["Dictionary"],
      }),
      getDictionaryVersion: build.query<
        GetDictionaryVersionApiResponse,
        GetDictionaryVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.versionId))}`,
        }),
        providesTags: ["Dictionary"],
      }),
      restoreDictionaryVersion: build.mutation<
        RestoreDictionaryVersionApiResponse,
        RestoreDictionaryVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/${encodeURIComponent(String(queryArg.id))}/versions/${encodeURIComponent(String(queryArg.versionId))}/restore`,
          method: "POST",
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Dictionary"],
      }),
      listArchivedDictionaries: build.query<
        ListArchivedDictionariesApiResponse,
        ListArchivedDictionariesApiArg
      >({
        query: () => ({
          url: `/api/speech/pronunciation-dictionaries/archived`,
        }),
        providesTags: ["Dictionary"],
      }),
      importPronunciationDictionary: build.mutation<
        ImportPronunciationDictionaryApiResponse,
        ImportPronunciationDictionaryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/speech/pronunciation-dictionaries/import`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Dictionary"],
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
export type CreatePronunciationDictionaryApiResponse =
  /** status 201 The dictionary */ OwnDictionary;
export type CreatePronunciationDictionaryApiArg = {
  newDictionary: NewDictionary;
};
export type DeletePronunciationDictionaryApiResponse =
  /** status 200 Gone */ Done;
export type DeletePronunciationDictionaryApiArg = {
  id: string;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
};
export type GetPronunciationDictionaryApiResponse =
  /** status 200 The dictionary */ OwnDictionary;
export type GetPronunciationDictionaryApiArg = {
  id: string;
};
export type UpdatePronunciationDictionaryApiResponse =
  /** status 200 The dictionary as it is now */ OwnDictionary;
export type UpdatePronunciationDictionaryApiArg = {
  id: string;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  dictionaryChange: DictionaryChange;
};
export type AddPronunciationRulesApiResponse =
  /** status 200 The dictionary as it is now */ OwnDictionary;
export type AddPronunciationRulesApiArg = {
  id: string;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  rulesToAdd: RulesToAdd;
};
export type ExportPronunciationDictionaryApiResponse =
  /** status 200 The file */ Blob;
export type ExportPronunciationDictionaryApiArg = {
  id: string;
};
export type RemovePronunciationRulesApiResponse =
  /** status 200 The dictionary as it is now */ OwnDictionary;
export type RemovePronunciationRulesApiArg = {
  id: string;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
  rulesToRemove: RulesToRemove;
};
export type ListDictionaryVersionsApiResponse =
  /** status 200 The versions */ DictionaryVersions;
export type ListDictionaryVersionsApiArg = {
  id: string;
};
export type GetDictionaryVersionApiResponse =
  /** status 200 The version */ DictionaryVersionRules;
export type GetDictionaryVersionApiArg = {
  id: string;
  versionId: string;
};
export type RestoreDictionaryVersionApiResponse =
  /** status 200 The dictionary as it is now */ OwnDictionary;
export type RestoreDictionaryVersionApiArg = {
  id: string;
  versionId: string;
  /** The ETag that the change was made on; 412 when it is not the current one */
  "if-match"?: string;
};
export type ListArchivedDictionariesApiResponse =
  /** status 200 The dictionaries */ {
    pronunciation_dictionaries: PronunciationDictionary[];
  };
export type ListArchivedDictionariesApiArg = void;
export type ImportPronunciationDictionaryApiResponse =
  /** status 201 The dictionary */ OwnDictionary;
export type ImportPronunciationDictionaryApiArg = {
  body: {
    /** The name of the file when none is given */
    name?: string;
    file?: Blob[];
  };
};
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
  /** false: it skips the phoneme rules of pronunciation dictionaries; alias rules it follows */
  honours_phoneme_rules?: boolean;
  /** true: after a change the sentences beside it are spoken again too */
  uses_neighbouring_text?: boolean;
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
  /** Another one whenever the rules are */
  latest_version_id?: string;
  /** own: of the caller's domain, to be changed here; its id begins with own- */
  origin?: "own" | "provider";
  /** Not offered any more; speech may still name it */
  archived?: boolean;
  [key: string]: any;
};
export type PronunciationRuleOutput =
  | {
      type: "alias";
      /** Whole words, found as they are written here, capital letters included; of several the longest counts */
      string_to_replace: string;
      /** Said in its place; the text that readers see stays as it is */
      alias: string;
    }
  | {
      type: "phoneme";
      /** Whole words, found as they are written here, capital letters included; of several the longest counts */
      string_to_replace: string;
      /** Its sounds; only models that say honours_phoneme_rules follow them */
      phoneme: string;
      alphabet: "ipa" | "cmu-arpabet";
    };
export type OwnDictionary = {
  /** What a generate call names it by */
  id: string;
  name: string;
  latest_version_rules_num?: number;
  pronunciation_dictionary_id?: string;
  /** Another one whenever the rules are */
  latest_version_id?: string;
  /** own: of the caller's domain, to be changed here; its id begins with own- */
  origin?: "own" | "provider";
  /** Not offered any more; speech may still name it */
  archived?: boolean;
  /** The ETag of this state */
  revision: number;
  rules: PronunciationRuleOutput[];
  /** ISO 8601 */
  updated_at: string;
};
export type PronunciationRule =
  | {
      type: "alias";
      /** Whole words, found as they are written here, capital letters included; of several the longest counts */
      string_to_replace: string;
      /** Said in its place; the text that readers see stays as it is */
      alias: string;
    }
  | {
      type: "phoneme";
      /** Whole words, found as they are written here, capital letters included; of several the longest counts */
      string_to_replace: string;
      /** Its sounds; only models that say honours_phoneme_rules follow them */
      phoneme: string;
      alphabet: "ipa" | "cmu-arpabet";
    };
export type NewDictionary = {
  name: string;
  rules?: PronunciationRule[];
};
export type Done = {
  success: true;
};
export type DictionaryChange = {
  name?: string;
  archived?: boolean;
  /** All of them; what is not among them goes */
  rules?: PronunciationRule[];
};
export type RulesToAdd = {
  /** Each takes the place of the one for the same word */
  rules: PronunciationRule[];
};
export type RulesToRemove = {
  /** The string_to_replace of each */
  rule_strings: string[];
};
export type DictionaryVersion = {
  version_id: string;
  version_rules_num: number;
  /** ISO 8601 */
  created_at: string;
  /** Email of who made it; null when that account is gone */
  created_by: string | null;
  is_latest: boolean;
};
export type DictionaryVersions = {
  versions: DictionaryVersion[];
};
export type DictionaryVersionRules = {
  version_id: string;
  version_rules_num: number;
  /** ISO 8601 */
  created_at: string;
  /** Email of who made it; null when that account is gone */
  created_by: string | null;
  is_latest: boolean;
  rules: PronunciationRuleOutput[];
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
  useCreatePronunciationDictionaryMutation,
  useDeletePronunciationDictionaryMutation,
  useGetPronunciationDictionaryQuery,
  useUpdatePronunciationDictionaryMutation,
  useAddPronunciationRulesMutation,
  useExportPronunciationDictionaryQuery,
  useRemovePronunciationRulesMutation,
  useListDictionaryVersionsQuery,
  useGetDictionaryVersionQuery,
  useRestoreDictionaryVersionMutation,
  useListArchivedDictionariesQuery,
  useImportPronunciationDictionaryMutation,
  useGetSubscriptionQuery,
  useListVoicesQuery,
} = injectedRtkApi;

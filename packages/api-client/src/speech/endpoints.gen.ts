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
  /** status 200 Deleted */ Done;
export type DeletePronunciationDictionaryApiArg = {
  id: string;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
};
export type GetPronunciationDictionaryApiResponse =
  /** status 200 The dictionary */ OwnDictionary;
export type GetPronunciationDictionaryApiArg = {
  id: string;
};
export type UpdatePronunciationDictionaryApiResponse =
  /** status 200 The current dictionary */ OwnDictionary;
export type UpdatePronunciationDictionaryApiArg = {
  id: string;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  dictionaryChange: DictionaryChange;
};
export type AddPronunciationRulesApiResponse =
  /** status 200 The current dictionary */ OwnDictionary;
export type AddPronunciationRulesApiArg = {
  id: string;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  rulesToAdd: RulesToAdd;
};
export type ExportPronunciationDictionaryApiResponse =
  /** status 200 The file */ Blob;
export type ExportPronunciationDictionaryApiArg = {
  id: string;
};
export type RemovePronunciationRulesApiResponse =
  /** status 200 The current dictionary */ OwnDictionary;
export type RemovePronunciationRulesApiArg = {
  id: string;
  /** The ETag on which the change is based; 412 if it is not the current one */
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
  /** status 200 The current dictionary */ OwnDictionary;
export type RestoreDictionaryVersionApiArg = {
  id: string;
  versionId: string;
  /** The ETag on which the change is based; 412 if it is not the current one */
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
    /** By default the name of the file */
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
  /** false: its voices ignore `similarity_boost` of the voice settings */
  can_use_similarity?: boolean;
  price_modifier?: number;
  /** false: it skips phoneme rules of pronunciation dictionaries, but not alias rules */
  honours_phoneme_rules?: boolean;
  /** true: after a change, the neighbouring sentences are spoken again too */
  uses_neighbouring_text?: boolean;
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
export type PronunciationDictionary = {
  /** The id for calls that generate speech */
  id: string;
  name: string;
  latest_version_rules_num?: number;
  pronunciation_dictionary_id?: string;
  /** Changes with every change of the rules */
  latest_version_id?: string;
  /** own: of the caller's domain, editable here; its id begins with own- */
  origin?: "own" | "provider";
  /** Archived; speech may still use it */
  archived?: boolean;
  /** True if all authors of the domain may change it, false if its author alone; all of them may use it */
  shared?: boolean;
  [key: string]: any;
};
export type PronunciationRuleOutput =
  | {
      type: "alias";
      /** Whole words, case-sensitive; the longest match applies */
      string_to_replace: string;
      /** Spoken instead; the text that readers see does not change */
      alias: string;
    }
  | {
      type: "phoneme";
      /** Whole words, case-sensitive; the longest match applies */
      string_to_replace: string;
      /** Phonemes; only models with honours_phoneme_rules use them */
      phoneme: string;
      alphabet: "ipa" | "cmu-arpabet";
    };
export type OwnDictionary = {
  /** The id for calls that generate speech */
  id: string;
  name: string;
  latest_version_rules_num?: number;
  pronunciation_dictionary_id?: string;
  /** Changes with every change of the rules */
  latest_version_id?: string;
  /** own: of the caller's domain, editable here; its id begins with own- */
  origin?: "own" | "provider";
  /** Archived; speech may still use it */
  archived?: boolean;
  /** True if all authors of the domain may change it, false if its author alone; all of them may use it */
  shared?: boolean;
  /** The ETag of this state */
  revision: number;
  rules: PronunciationRuleOutput[];
  /** ISO 8601 */
  updated_at: string;
};
export type PronunciationRule =
  | {
      type: "alias";
      /** Whole words, case-sensitive; the longest match applies */
      string_to_replace: string;
      /** Spoken instead; the text that readers see does not change */
      alias: string;
    }
  | {
      type: "phoneme";
      /** Whole words, case-sensitive; the longest match applies */
      string_to_replace: string;
      /** Phonemes; only models with honours_phoneme_rules use them */
      phoneme: string;
      alphabet: "ipa" | "cmu-arpabet";
    };
export type NewDictionary = {
  name: string;
  rules?: PronunciationRule[];
  /** True to let all authors of the domain change it */
  shared?: boolean;
};
export type Done = {
  success: true;
};
export type DictionaryChange = {
  name?: string;
  archived?: boolean;
  /** Only its author changes this */
  shared?: boolean;
  /** The whole list; missing entries are deleted */
  rules?: PronunciationRule[];
};
export type RulesToAdd = {
  /** Each replaces the rule for the same word */
  rules: PronunciationRule[];
};
export type RulesToRemove = {
  /** The string_to_replace of each rule */
  rule_strings: string[];
};
export type DictionaryVersion = {
  version_id: string;
  version_rules_num: number;
  /** ISO 8601 */
  created_at: string;
  /** Email of the author; null if the account was deleted */
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
  /** Email of the author; null if the account was deleted */
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
  /** BCP 47 codes of its languages; empty if it speaks every language of its models */
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

import * as z from "zod/mini";
import type { ResponseValidators } from "../validators/response-validators";

const Model: z.ZodMiniType = z.looseObject({ "model_id": z.string(), "name": z.string(), "description": z.string(), "languages": z.array(z.looseObject({ "language_id": z.string(), "name": z.string() })), "can_use_style": z.boolean(), "can_use_similarity": z.optional(z.boolean()), "price_modifier": z.optional(z.number()), "honours_phoneme_rules": z.optional(z.boolean()), "uses_neighbouring_text": z.optional(z.boolean()) });
const PronunciationDictionary: z.ZodMiniType = z.looseObject({ "id": z.string(), "name": z.string(), "latest_version_rules_num": z.optional(z.number()), "pronunciation_dictionary_id": z.optional(z.string()), "latest_version_id": z.optional(z.string()), "origin": z.optional(z.enum(["own","provider"])), "archived": z.optional(z.boolean()), "shared": z.optional(z.boolean()) });
const PronunciationRuleOutput: z.ZodMiniType = z.record(z.string(), z.unknown());
const OwnDictionary: z.ZodMiniType = z.looseObject({ "id": z.string(), "name": z.string(), "latest_version_rules_num": z.optional(z.number()), "pronunciation_dictionary_id": z.optional(z.string()), "latest_version_id": z.optional(z.string()), "origin": z.optional(z.enum(["own","provider"])), "archived": z.optional(z.boolean()), "shared": z.optional(z.boolean()), "revision": z.number(), "rules": z.array(PronunciationRuleOutput), "updated_at": z.string() });
const Done: z.ZodMiniType = z.looseObject({ "success": z.literal(true) });
const DictionaryVersion: z.ZodMiniType = z.looseObject({ "version_id": z.string(), "version_rules_num": z.number(), "created_at": z.string(), "created_by": z.nullable(z.string()), "is_latest": z.boolean() });
const DictionaryVersions: z.ZodMiniType = z.looseObject({ "versions": z.array(DictionaryVersion) });
const DictionaryVersionRules: z.ZodMiniType = z.looseObject({ "version_id": z.string(), "version_rules_num": z.number(), "created_at": z.string(), "created_by": z.nullable(z.string()), "is_latest": z.boolean(), "rules": z.array(PronunciationRuleOutput) });
const Subscription: z.ZodMiniType = z.looseObject({ "character_count": z.number(), "character_limit": z.number(), "next_character_count_reset_unix": z.optional(z.number()) });
const Voice: z.ZodMiniType = z.looseObject({ "voice_id": z.string(), "name": z.string(), "category": z.string(), "preview_url": z.nullable(z.string()), "labels": z.looseObject({ "accent": z.optional(z.string()), "description": z.optional(z.string()), "language": z.optional(z.string()) }), "languages": z.optional(z.array(z.string())) });

export const speechValidators: ResponseValidators = {
  listModels: { call: "GET /api/speech/models", responses: { 200: z.array(Model) } },
  listPronunciationDictionaries: { call: "GET /api/speech/pronunciation-dictionaries", responses: { 200: z.looseObject({ "pronunciation_dictionaries": z.array(PronunciationDictionary) }) } },
  createPronunciationDictionary: { call: "POST /api/speech/pronunciation-dictionaries", responses: { 201: OwnDictionary } },
  deletePronunciationDictionary: { call: "DELETE /api/speech/pronunciation-dictionaries/{id}", responses: { 200: Done } },
  getPronunciationDictionary: { call: "GET /api/speech/pronunciation-dictionaries/{id}", responses: { 200: OwnDictionary } },
  updatePronunciationDictionary: { call: "PUT /api/speech/pronunciation-dictionaries/{id}", responses: { 200: OwnDictionary } },
  addPronunciationRules: { call: "POST /api/speech/pronunciation-dictionaries/{id}/add-rules", responses: { 200: OwnDictionary } },
  removePronunciationRules: { call: "POST /api/speech/pronunciation-dictionaries/{id}/remove-rules", responses: { 200: OwnDictionary } },
  listDictionaryVersions: { call: "GET /api/speech/pronunciation-dictionaries/{id}/versions", responses: { 200: DictionaryVersions } },
  getDictionaryVersion: { call: "GET /api/speech/pronunciation-dictionaries/{id}/versions/{versionId}", responses: { 200: DictionaryVersionRules } },
  restoreDictionaryVersion: { call: "POST /api/speech/pronunciation-dictionaries/{id}/versions/{versionId}/restore", responses: { 200: OwnDictionary } },
  listArchivedDictionaries: { call: "GET /api/speech/pronunciation-dictionaries/archived", responses: { 200: z.looseObject({ "pronunciation_dictionaries": z.array(PronunciationDictionary) }) } },
  importPronunciationDictionary: { call: "POST /api/speech/pronunciation-dictionaries/import", responses: { 201: OwnDictionary } },
  getSubscription: { call: "GET /api/speech/subscription", responses: { 200: Subscription } },
  listVoices: { call: "GET /api/speech/voices", responses: { 200: z.looseObject({ "voices": z.array(Voice) }) } },
};

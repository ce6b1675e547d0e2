import * as z from "zod/mini";
import type { AnswerValidators } from "../validators/answer-validators";

const Model: z.ZodMiniType = z.looseObject({ "model_id": z.string(), "name": z.string(), "description": z.string(), "languages": z.array(z.looseObject({ "language_id": z.string(), "name": z.string() })), "can_use_style": z.boolean(), "price_modifier": z.optional(z.number()) });
const PronunciationDictionary: z.ZodMiniType = z.looseObject({ "id": z.string(), "name": z.string(), "latest_version_rules_num": z.optional(z.number()), "pronunciation_dictionary_id": z.optional(z.string()) });
const Subscription: z.ZodMiniType = z.looseObject({ "character_count": z.number(), "character_limit": z.number(), "next_character_count_reset_unix": z.optional(z.number()) });
const Voice: z.ZodMiniType = z.looseObject({ "voice_id": z.string(), "name": z.string(), "category": z.string(), "preview_url": z.nullable(z.string()), "labels": z.looseObject({ "accent": z.optional(z.string()), "description": z.optional(z.string()), "language": z.optional(z.string()) }), "languages": z.optional(z.array(z.string())) });

export const speechValidators: AnswerValidators = {
  listModels: { call: "GET /api/speech/models", answers: { 200: z.array(Model) } },
  listPronunciationDictionaries: { call: "GET /api/speech/pronunciation-dictionaries", answers: { 200: z.looseObject({ "pronunciation_dictionaries": z.array(PronunciationDictionary) }) } },
  getSubscription: { call: "GET /api/speech/subscription", answers: { 200: Subscription } },
  listVoices: { call: "GET /api/speech/voices", answers: { 200: z.looseObject({ "voices": z.array(Voice) }) } },
};

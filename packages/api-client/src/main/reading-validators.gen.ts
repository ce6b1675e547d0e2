import * as z from "zod/mini";
import type { AnswerValidators } from "../validators/answer-validators";

const ThemeData: z.ZodMiniType = z.looseObject({ "primary_color": z.optional(z.string()) });
const Visibility: z.ZodMiniType = z.enum(["public","domain","private"]);
const LanguageCode: z.ZodMiniType = z.string();
const BookSummary: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())), "pageCount": z.number(), "durationSeconds": z.number(), "canEdit": z.boolean(), "updatedAt": z.string() });
const BookInfo: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())) });
const ChapterVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "audio": z.nullable(z.string()), "video": z.nullable(z.string()), "voiceSettings": z.nullable(z.string()), "durationSeconds": z.nullable(z.number()), "thumbnailUrl": z.optional(z.nullable(z.string())), "videoFolderLink": z.optional(z.nullable(z.string())), "posterLink": z.optional(z.nullable(z.string())) });
const DetectedBreak: z.ZodMiniType = z.looseObject({ "type": z.string(), "isPrefix": z.optional(z.boolean()) });
const VoiceSettings: z.ZodMiniType = z.looseObject({ "stability": z.optional(z.number()), "similarity_boost": z.optional(z.number()), "style": z.optional(z.number()), "speed": z.optional(z.number()) });
const Rect: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.number(), "y": z.number(), "width": z.number(), "height": z.number(), "fill": z.optional(z.string()), "opacity": z.optional(z.number()), "startTime": z.optional(z.number()), "endTime": z.optional(z.number()), "pauseAfter": z.optional(z.number()), "word": z.optional(z.string()), "detectedBreak": z.optional(DetectedBreak), "sentenceId": z.optional(z.string()), "voiceId": z.optional(z.string()), "modelId": z.optional(z.string()), "voiceSettings": z.optional(VoiceSettings), "confidence": z.optional(z.number()), "timing": z.optional(z.looseObject({ "source": z.enum(["matched","estimated","manual"]), "confidence": z.optional(z.number()), "loss": z.optional(z.number()) })) });
const RectData: z.ZodMiniType = z.looseObject({ "rects": z.array(Rect), "rectsByWords": z.array(Rect) });
const PageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "pageImageLink": z.nullable(z.string()), "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "altText": z.nullable(z.string()), "textSource": z.nullable(z.enum(["text-layer","recognised","manual"])), "revision": z.number(), "rectData": z.optional(RectData) });
const PopupTrigger: z.ZodMiniType = z.looseObject({ "id": z.string() });
const CoachingPoint: z.ZodMiniType = z.looseObject({ "id": z.string() });
const Page: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "page_number": z.number(), "name": z.nullable(z.string()), "thumbnailUrl": z.nullable(z.string()), "variations": z.array(PageVariation), "popupTriggers": z.array(PopupTrigger), "coachingPoints": z.array(CoachingPoint), "revision": z.optional(z.number()) });
const Chapter: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "type": z.nullable(z.string()), "order_index": z.number(), "variations": z.array(ChapterVariation), "pages": z.array(Page), "revision": z.optional(z.number()) });
const BookData: z.ZodMiniType = z.looseObject({ "bookInfo": BookInfo, "chapters": z.array(Chapter), "revision": z.nullable(z.number()) });

export const mainReadingValidators: AnswerValidators = {
  listBooks: { call: "GET /books/minimal/{scope}", answers: { 200: z.array(BookSummary) } },
  getBookData: { call: "GET /file/bookData/{id}", answers: { 200: BookData } },
  getBookPreview: { call: "GET /file/bookData/{id}/preview", answers: { 200: BookData } },
};

import * as z from "zod/mini";
import type { ResponseValidators } from "../validators/response-validators";

const Done: z.ZodMiniType = z.looseObject({ "success": z.literal(true) });
const Role: z.ZodMiniType = z.enum(["user","student"]);
const Account: z.ZodMiniType = z.looseObject({ "id": z.number(), "email": z.string(), "name": z.nullable(z.string()), "role": Role, "domainId": z.number(), "verifiedAt": z.nullable(z.string()), "createdAt": z.string() });
const AccountExport: z.ZodMiniType = z.looseObject({ "account": Account, "books": z.array(z.looseObject({ "id": z.number(), "title": z.string() })), "notes": z.array(z.looseObject({ "id": z.number(), "bookId": z.number(), "note": z.string() })), "settings": z.array(z.looseObject({ "domainId": z.number() })), "progress": z.array(z.looseObject({ "bookId": z.number(), "currentPageId": z.number() })), "quizSubmissions": z.array(z.looseObject({ "id": z.string(), "quizId": z.number(), "score": z.number() })), "bugReports": z.array(z.looseObject({ "id": z.number(), "message": z.nullable(z.string()) })), "sessions": z.array(z.looseObject({ "startedAt": z.string(), "expiresAt": z.string() })) });
const Session: z.ZodMiniType = z.looseObject({ "accessToken": z.string(), "refreshToken": z.string(), "id": z.number(), "email": z.string(), "role": Role });
const TokenPair: z.ZodMiniType = z.looseObject({ "accessToken": z.string(), "refreshToken": z.string() });
const ThemeData: z.ZodMiniType = z.looseObject({ "primary_color": z.optional(z.string()) });
const Visibility: z.ZodMiniType = z.enum(["public","domain","private"]);
const LanguageCode: z.ZodMiniType = z.string();
const BookInfo: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())) });
const ChapterVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "audio": z.nullable(z.string()), "video": z.nullable(z.string()), "voiceSettings": z.nullable(z.string()), "durationSeconds": z.nullable(z.number()), "thumbnailUrl": z.optional(z.nullable(z.string())), "videoFolderLink": z.optional(z.nullable(z.string())), "posterLink": z.optional(z.nullable(z.string())) });
const DetectedBreak: z.ZodMiniType = z.looseObject({ "type": z.string(), "isPrefix": z.optional(z.boolean()) });
const VoiceSettings: z.ZodMiniType = z.looseObject({ "stability": z.optional(z.number()), "similarity_boost": z.optional(z.number()), "style": z.optional(z.number()), "speed": z.optional(z.number()) });
const Rect: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.number(), "y": z.number(), "width": z.number(), "height": z.number(), "fill": z.optional(z.string()), "opacity": z.optional(z.number()), "startTime": z.optional(z.number()), "endTime": z.optional(z.number()), "pauseAfter": z.optional(z.number()), "word": z.optional(z.string()), "detectedBreak": z.optional(DetectedBreak), "sentenceId": z.optional(z.string()), "voiceId": z.optional(z.string()), "modelId": z.optional(z.string()), "voiceSettings": z.optional(VoiceSettings), "confidence": z.optional(z.number()), "timing": z.optional(z.looseObject({ "source": z.enum(["matched","estimated","manual"]), "confidence": z.optional(z.number()), "loss": z.optional(z.number()), "narration": z.optional(z.string()) })) });
const RectData: z.ZodMiniType = z.looseObject({ "rects": z.array(Rect), "rectsByWords": z.array(Rect) });
const PageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "pageImageLink": z.nullable(z.string()), "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "altText": z.nullable(z.string()), "textSource": z.nullable(z.enum(["text-layer","recognised","manual"])), "revision": z.number(), "imageDigest": z.optional(z.nullable(z.string())), "rectImageDigest": z.optional(z.nullable(z.string())), "rectData": z.optional(RectData) });
const OwnForm: z.ZodMiniType = z.union([z.looseObject({  }), z.array(z.unknown()), z.string()]);
const Localized: z.ZodMiniType = z.record(z.string(), z.nullable(z.string()));
const TriggerItem: z.ZodMiniType = z.looseObject({ "type": z.optional(z.nullable(z.string())), "content": z.optional(z.nullable(OwnForm)) });
const AutoplayStart: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.string()), "value": z.number(), "orderIndex": z.optional(z.number()) });
const PopupTrigger: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "width": z.optional(z.number()), "height": z.optional(z.number()), "titleAudio": z.optional(z.nullable(z.union([Localized, z.string()]))), "items": z.optional(z.nullable(z.array(TriggerItem))), "type": z.optional(z.nullable(z.string())), "isQuiz": z.optional(z.nullable(z.boolean())), "quizDetails": z.optional(z.nullable(OwnForm)), "haQuizId": z.optional(z.nullable(z.union([z.string(), z.number()]))), "onPageShortAnswerDetails": z.optional(z.nullable(OwnForm)), "languageSelectionMenu": z.optional(z.nullable(z.union([OwnForm, z.boolean()]))), "primaryColor": z.optional(z.nullable(z.string())), "borderColor": z.optional(z.nullable(z.string())), "isExternalLink": z.optional(z.nullable(z.boolean())), "externalLink": z.optional(z.nullable(z.union([Localized, z.string()]))), "styles": z.optional(z.nullable(OwnForm)), "isContact": z.optional(z.nullable(z.boolean())), "contactInfo": z.optional(z.nullable(OwnForm)), "nav": z.optional(z.nullable(z.union([OwnForm, z.boolean(), z.number()]))), "pausesNarration": z.optional(z.nullable(z.boolean())), "autoplayStartTime": z.optional(z.nullable(z.array(AutoplayStart))) });
const CoachingTime: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.nullable(z.string())), "start": z.number(), "end": z.number() });
const CoachingPoint: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "color": z.optional(z.nullable(z.string())), "link": z.optional(z.nullable(Localized)), "direction": z.optional(z.nullable(z.string())), "audioTracks": z.optional(z.nullable(Localized)), "subtitles": z.optional(z.nullable(Localized)), "times": z.optional(z.nullable(z.array(CoachingTime))) });
const Page: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "page_number": z.number(), "name": z.nullable(z.string()), "thumbnailUrl": z.nullable(z.string()), "variations": z.array(PageVariation), "popupTriggers": z.array(PopupTrigger), "coachingPoints": z.array(CoachingPoint), "revision": z.optional(z.number()) });
const Chapter: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "type": z.nullable(z.string()), "order_index": z.number(), "variations": z.array(ChapterVariation), "pages": z.array(Page), "revision": z.optional(z.number()) });
const BookGlossarySummary: z.ZodMiniType = z.looseObject({ "id": z.string(), "wordCount": z.number() });
const BookData: z.ZodMiniType = z.looseObject({ "bookInfo": BookInfo, "chapters": z.array(Chapter), "revision": z.nullable(z.number()), "glossary": z.optional(BookGlossarySummary) });

export const publishingValidators: ResponseValidators = {
  deleteAccount: { call: "DELETE /auth/account", responses: { 200: Done } },
  getAccount: { call: "GET /auth/account", responses: { 200: Account } },
  exportAccount: { call: "GET /auth/account/export", responses: { 200: AccountExport } },
  changePassword: { call: "POST /auth/account/password", responses: { 200: Session } },
  forgotPassword: { call: "POST /auth/forgot", responses: { 200: Done } },
  acceptInvitation: { call: "POST /auth/invitation", responses: { 200: Session } },
  logIn: { call: "POST /auth/login", responses: { 200: Session } },
  refreshPublishing: { call: "POST /auth/refresh", responses: { 200: TokenPair } },
  resetPassword: { call: "POST /auth/reset", responses: { 200: Done } },
  signUp: { call: "POST /auth/signup", responses: { 200: Done } },
  verifySignUp: { call: "POST /auth/verify", responses: { 200: Session } },
  getPublishedBook: { call: "GET /books/data/{id}", responses: { 200: BookData } },
};

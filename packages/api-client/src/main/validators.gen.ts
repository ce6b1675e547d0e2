import * as z from "zod/mini";
import type { ResponseValidators } from "../validators/response-validators";

const Role: z.ZodMiniType = z.enum(["user","student"]);
const Session: z.ZodMiniType = z.looseObject({ "accessToken": z.string(), "refreshToken": z.string(), "id": z.number(), "email": z.string(), "role": Role });
const AlignedAudio: z.ZodMiniType = z.looseObject({ "words": z.array(z.looseObject({ "word": z.string(), "start": z.number(), "end": z.number(), "confidence": z.number(), "loss": z.optional(z.number()) })), "speechNotInText": z.array(z.looseObject({ "start": z.number(), "end": z.number() })), "textNotSpoken": z.array(z.looseObject({ "start": z.number(), "end": z.number() })), "durationSeconds": z.number() });
const JobAccepted: z.ZodMiniType = z.looseObject({ "jobId": z.string(), "eventsUrl": z.string() });
const PresignedUpload: z.ZodMiniType = z.looseObject({ "url": z.string(), "method": z.literal("PUT") });
const ThemeData: z.ZodMiniType = z.looseObject({ "primary_color": z.optional(z.string()) });
const Visibility: z.ZodMiniType = z.enum(["public","domain","private"]);
const LanguageCode: z.ZodMiniType = z.string();
const BookInfo: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())), "revision": z.optional(z.number()) });
const ChapterVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "audio": z.nullable(z.string()), "video": z.nullable(z.string()), "voiceSettings": z.nullable(z.string()), "durationSeconds": z.nullable(z.number()), "thumbnailUrl": z.optional(z.nullable(z.string())), "videoFolderLink": z.optional(z.nullable(z.string())), "posterLink": z.optional(z.nullable(z.string())) });
const DetectedBreak: z.ZodMiniType = z.looseObject({ "type": z.string(), "isPrefix": z.optional(z.boolean()) });
const VoiceSettings: z.ZodMiniType = z.looseObject({ "stability": z.optional(z.number()), "similarity_boost": z.optional(z.number()), "style": z.optional(z.number()), "speed": z.optional(z.number()) });
const Rect: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.number(), "y": z.number(), "width": z.number(), "height": z.number(), "fill": z.optional(z.string()), "opacity": z.optional(z.number()), "startTime": z.optional(z.number()), "endTime": z.optional(z.number()), "pauseAfter": z.optional(z.number()), "word": z.optional(z.string()), "detectedBreak": z.optional(DetectedBreak), "sentenceId": z.optional(z.string()), "voiceId": z.optional(z.string()), "modelId": z.optional(z.string()), "voiceSettings": z.optional(VoiceSettings), "confidence": z.optional(z.number()), "timing": z.optional(z.looseObject({ "source": z.enum(["matched","estimated","manual"]), "confidence": z.optional(z.number()), "loss": z.optional(z.number()), "narration": z.optional(z.string()) })) });
const RectData: z.ZodMiniType = z.looseObject({ "rects": z.array(Rect), "rectsByWords": z.array(Rect) });
const PageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "name": z.nullable(z.string()), "pageImageLink": z.nullable(z.string()), "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "altText": z.nullable(z.string()), "textSource": z.nullable(z.enum(["text-layer","recognised","manual"])), "revision": z.number(), "imageDigest": z.optional(z.nullable(z.string())), "rectImageDigest": z.optional(z.nullable(z.string())), "rectData": z.optional(RectData) });
const OwnForm: z.ZodMiniType = z.union([z.looseObject({  }), z.array(z.unknown()), z.string()]);
const Localized: z.ZodMiniType = z.record(z.string(), z.nullable(z.string()));
const TriggerItem: z.ZodMiniType = z.looseObject({ "type": z.optional(z.nullable(z.string())), "content": z.optional(z.nullable(OwnForm)), "subtitles": z.optional(z.nullable(Localized)) });
const AutoplayStart: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.string()), "value": z.number(), "orderIndex": z.optional(z.number()) });
const PopupTrigger: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "icon": z.optional(z.nullable(z.string())), "width": z.optional(z.number()), "height": z.optional(z.number()), "titleAudio": z.optional(z.nullable(z.union([Localized, z.string()]))), "items": z.optional(z.nullable(z.array(TriggerItem))), "type": z.optional(z.nullable(z.string())), "isQuiz": z.optional(z.nullable(z.boolean())), "quizDetails": z.optional(z.nullable(OwnForm)), "haQuizId": z.optional(z.nullable(z.union([z.string(), z.number()]))), "onPageShortAnswerDetails": z.optional(z.nullable(OwnForm)), "languageSelectionMenu": z.optional(z.nullable(z.union([OwnForm, z.boolean()]))), "primaryColor": z.optional(z.nullable(z.string())), "borderColor": z.optional(z.nullable(z.string())), "isExternalLink": z.optional(z.nullable(z.boolean())), "externalLink": z.optional(z.nullable(z.union([Localized, z.string()]))), "styles": z.optional(z.nullable(OwnForm)), "isContact": z.optional(z.nullable(z.boolean())), "contactInfo": z.optional(z.nullable(OwnForm)), "nav": z.optional(z.nullable(z.union([OwnForm, z.boolean(), z.number()]))), "pausesNarration": z.optional(z.nullable(z.boolean())), "autoplayStartTime": z.optional(z.nullable(z.array(AutoplayStart))) });
const CoachingTime: z.ZodMiniType = z.looseObject({ "lang": z.optional(z.nullable(z.string())), "start": z.number(), "end": z.number() });
const CoachingPoint: z.ZodMiniType = z.looseObject({ "id": z.string(), "x": z.optional(z.number()), "y": z.optional(z.number()), "scale": z.optional(z.nullable(z.number())), "coordinates": z.optional(z.nullable(OwnForm)), "hiddenVariations": z.optional(z.nullable(z.array(z.string()))), "title": z.optional(z.nullable(Localized)), "iconUrl": z.optional(z.nullable(z.string())), "icon": z.optional(z.nullable(z.string())), "color": z.optional(z.nullable(z.string())), "link": z.optional(z.nullable(Localized)), "direction": z.optional(z.nullable(z.string())), "audioTracks": z.optional(z.nullable(Localized)), "subtitles": z.optional(z.nullable(Localized)), "times": z.optional(z.nullable(z.array(CoachingTime))) });
const Page: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "page_number": z.number(), "name": z.nullable(z.string()), "thumbnailUrl": z.nullable(z.string()), "variations": z.array(PageVariation), "popupTriggers": z.array(PopupTrigger), "coachingPoints": z.array(CoachingPoint), "revision": z.optional(z.number()) });
const Chapter: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "type": z.nullable(z.string()), "order_index": z.number(), "variations": z.array(ChapterVariation), "pages": z.array(Page), "revision": z.optional(z.number()) });
const BookGlossarySummary: z.ZodMiniType = z.looseObject({ "id": z.string(), "wordCount": z.number() });
const BookData: z.ZodMiniType = z.looseObject({ "bookInfo": BookInfo, "chapters": z.array(Chapter), "revision": z.nullable(z.number()), "glossary": z.optional(BookGlossarySummary) });
const Done: z.ZodMiniType = z.looseObject({ "success": z.literal(true) });
const BookSummary: z.ZodMiniType = z.looseObject({ "id": z.number(), "title": z.string(), "description": z.nullable(z.string()), "cover_image": z.nullable(z.string()), "theme_data": ThemeData, "visibility": Visibility, "published": z.boolean(), "publishedAt": z.optional(z.string()), "publicationIsBehind": z.optional(z.boolean()), "languages": z.array(LanguageCode), "identifier": z.optional(z.nullable(z.string())), "categories": z.optional(z.array(z.number())), "series": z.optional(z.array(z.string())), "tags": z.optional(z.array(z.string())), "revision": z.optional(z.number()), "pageCount": z.number(), "durationSeconds": z.number(), "kinds": z.optional(z.array(z.enum(["video","audio","quiz","brochure","notes"]))), "canEdit": z.boolean(), "updatedAt": z.string(), "cursor": z.optional(z.string()) });
const CoachingMedia: z.ZodMiniType = z.looseObject({ "files": z.array(z.looseObject({ "fileName": z.string(), "link": z.string() })) });
const BookCreator: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string(), "role": z.nullable(z.string()) });
const Category: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const TakenPageImages: z.ZodMiniType = z.looseObject({ "pages": z.number() });
const OrderingListOutput: z.ZodMiniType = z.array(z.looseObject({ "id": z.number(), "order_index": z.number() }));
const Creator: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const NamedCreator: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const NamedDomain: z.ZodMiniType = z.looseObject({ "id": z.number(), "name": z.string() });
const ReturnLink: z.ZodMiniType = z.looseObject({ "returnLink": z.nullable(z.string()), "domainId": z.nullable(z.number()) });
const RectDataWritten: z.ZodMiniType = z.looseObject({ "variationId": z.number(), "revision": z.number() });
const FileSaved: z.ZodMiniType = z.looseObject({ "bookInfo": BookInfo, "rectData": z.array(RectDataWritten) });
const ProductState: z.ZodMiniType = z.enum(["none","current","unknown","stale"]);
const PageStaleness: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "pageNumber": z.number(), "pageVariationId": z.number(), "words": ProductState, "narration": ProductState, "times": ProductState, "staleSentences": z.number(), "staleTimes": z.number(), "staleTimesByHand": z.number() });
const ChapterStaleness: z.ZodMiniType = z.looseObject({ "chapterId": z.number(), "name": z.string(), "chapterVariationId": z.number(), "variation": LanguageCode, "words": ProductState, "narration": ProductState, "times": ProductState, "hasOtherVoice": z.boolean(), "hasOtherPages": z.boolean(), "pages": z.array(PageStaleness) });
const Publication: z.ZodMiniType = z.looseObject({ "bookId": z.number(), "revision": z.number(), "visibility": Visibility, "readerUrl": z.string(), "publishedAt": z.string(), "stale": z.optional(z.array(ChapterStaleness)) });
const ChapterRectData: z.ZodMiniType = z.array(z.looseObject({ "pageId": z.number(), "variations": z.array(PageVariation) }));
const BookDefinition: z.ZodMiniType = z.looseObject({ "id": z.number(), "lang": LanguageCode, "text": z.string(), "audio": z.nullable(z.string()) });
const BookGlossaryWord: z.ZodMiniType = z.looseObject({ "id": z.number(), "word": z.string(), "lang": LanguageCode, "forms": z.optional(z.array(z.string())), "definitions": z.array(BookDefinition) });
const BookGlossary: z.ZodMiniType = z.looseObject({ "words": z.array(BookGlossaryWord) });
const OutlinePageVariation: z.ZodMiniType = z.looseObject({ "id": z.number(), "variation": LanguageCode, "imageWidth": z.nullable(z.number()), "imageHeight": z.nullable(z.number()), "span": z.nullable(z.looseObject({ "start": z.number(), "end": z.number() })) });
const OutlinePage: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "page_number": z.number(), "name": z.nullable(z.string()), "thumbnailUrl": z.optional(z.nullable(z.string())), "variations": z.array(OutlinePageVariation), "popupTriggers": z.array(PopupTrigger), "coachingPoints": z.array(CoachingPoint) });
const BookOutline: z.ZodMiniType = z.looseObject({ "book": z.looseObject({ "bookInfo": BookInfo, "chapters": z.array(z.looseObject({ "id": z.number(), "name": z.string(), "type": z.nullable(z.string()), "order_index": z.number(), "variations": z.array(ChapterVariation), "pages": z.array(OutlinePage), "revision": z.optional(z.number()) })), "revision": z.nullable(z.number()), "glossary": z.optional(BookGlossarySummary) }), "parts": z.array(z.looseObject({ "id": z.string(), "pageCount": z.number() })) });
const BookPartner: z.ZodMiniType = z.looseObject({ "domainId": z.nullable(z.number()), "mode": z.nullable(z.enum(["preview","simple","testing","heresAmerica","gbm","interlude","interludeDev","sample","authoring","brochure"])), "color": z.nullable(z.string()), "returnLink": z.nullable(z.string()), "allowedOrigins": z.array(z.string()) });
const BookPart: z.ZodMiniType = z.looseObject({ "pages": z.array(Page) });
const BookSearch: z.ZodMiniType = z.looseObject({ "pageIds": z.array(z.number()), "languages": z.array(z.looseObject({ "language": LanguageCode, "firstTerms": z.array(z.string()), "shards": z.array(z.string()) })) });
const BookThumbnails: z.ZodMiniType = z.looseObject({ "thumbnails": z.array(z.looseObject({ "pageId": z.number(), "link": z.string() })) });
const BucketObject: z.ZodMiniType = z.looseObject({ "key": z.string(), "size": z.number(), "contentType": z.string(), "etag": z.string(), "modifiedAt": z.string(), "url": z.string() });
const PhotographCorner: z.ZodMiniType = z.looseObject({ "x": z.number(), "y": z.number() });
const PhotographPlan: z.ZodMiniType = z.looseObject({ "corners": z.tuple([PhotographCorner, PhotographCorner, PhotographCorner, PhotographCorner]), "light": z.enum(["kept","even"]), "brightness": z.number() });
const PagePhotograph: z.ZodMiniType = z.looseObject({ "pageVariationId": z.number(), "photographUrl": z.string(), "width": z.number(), "height": z.number(), "plan": z.nullable(PhotographPlan), "proposal": z.nullable(PhotographPlan), "findings": z.array(z.enum(["margin","turned","tilted","dark","uneven-light","no-sharp-text"])), "revision": z.number() });
const PageContent: z.ZodMiniType = z.looseObject({ "name": z.optional(z.nullable(z.string())), "popupTriggers": z.optional(z.array(PopupTrigger)), "coachingPoints": z.optional(z.array(CoachingPoint)), "variations": z.optional(z.array(z.looseObject({ "id": z.number(), "name": z.optional(z.nullable(z.string())), "altText": z.optional(z.nullable(z.string())) }))), "revision": z.optional(z.number()) });
const PageSaved: z.ZodMiniType = z.looseObject({ "pageId": z.number(), "revision": z.number() });

export const mainValidators: ResponseValidators = {
  signIn: { call: "POST /api/auth/signin", responses: { 200: Session } },
  alignAudio: { call: "POST /api/text-to-speech/forced-alignment", responses: { 200: AlignedAudio, 202: JobAccepted } },
  presignAudioUpload: { call: "POST /api/upload/{id}/presigned-url-audio", responses: { 200: PresignedUpload } },
  createBook: { call: "POST /books", responses: { 201: BookData } },
  deleteBook: { call: "DELETE /books/{id}", responses: { 200: Done } },
  updateBook: { call: "PUT /books/{id}", responses: { 200: BookInfo } },
  getBook: { call: "GET /books/{id}/{scope}", responses: { 200: BookSummary } },
  listChapters: { call: "GET /books/{id}/chapters", responses: { 200: z.array(Chapter) } },
  createChapter: { call: "POST /books/{id}/chapters", responses: { 201: Chapter } },
  deleteChapter: { call: "DELETE /books/{id}/chapters/{chapterId}", responses: { 200: Done } },
  addChapterVariation: { call: "POST /books/{id}/chapters/addChapter/variation", responses: { 201: ChapterVariation } },
  cloneBook: { call: "POST /books/{id}/clone", responses: { 201: BookData } },
  uploadCoachingAudio: { call: "POST /books/{id}/coaching/{n}/audio", responses: { 200: CoachingMedia } },
  uploadCoachingSubtitles: { call: "POST /books/{id}/coaching/{n}/subtitles", responses: { 200: CoachingMedia } },
  setBookCover: { call: "POST /books/{id}/cover", responses: { 200: BookInfo } },
  listCreatorsOfBook: { call: "GET /books/{id}/creators", responses: { 200: z.array(BookCreator) } },
  setCreatorsOfBook: { call: "POST /books/{id}/creators", responses: { 200: z.array(BookCreator) } },
  setBookDescription: { call: "POST /books/{id}/description", responses: { 200: BookInfo } },
  inviteAuthor: { call: "POST /books/{id}/invitations", responses: { 200: Done } },
  deletePage: { call: "DELETE /books/{id}/pages/{pageId}", responses: { 200: Done } },
  restorePage: { call: "POST /books/{id}/pages/{pageId}/restore", responses: { 200: Done } },
  listBooksById: { call: "POST /books/minimal", responses: { 200: z.array(BookSummary) } },
  listBooks: { call: "GET /books/minimal/{scope}", responses: { 200: z.array(BookSummary) } },
  listCategories: { call: "GET /categories", responses: { 200: z.array(Category) } },
  updateCategory: { call: "POST /categories/{id}/update", responses: { 200: Category } },
  listCategoriesOfBook: { call: "GET /categories/withbook/{id}", responses: { 200: z.array(Category) } },
  deleteChapterVariation: { call: "DELETE /chapter/variation/{id}", responses: { 200: Done } },
  getChapter: { call: "GET /chapters/{id}", responses: { 200: Chapter } },
  updateChapter: { call: "PUT /chapters/{id}", responses: { 200: Chapter } },
  nameChapterTrack: { call: "POST /chapters/{id}/audio", responses: { 200: ChapterVariation } },
  uploadChapterTrack: { call: "POST /chapters/{id}/audio/upload", responses: { 200: ChapterVariation } },
  uploadPageThumbnail: { call: "POST /chapters/{id}/page/{pageId}/variation/thumbnail", responses: { 200: Page } },
  getPageDetails: { call: "GET /chapters/{id}/page/details", responses: { 200: z.array(Page) } },
  createPage: { call: "POST /chapters/{id}/pages", responses: { 201: Page } },
  createPages: { call: "POST /chapters/{id}/pages/batch", responses: { 201: z.looseObject({ "pages": z.array(Page) }) } },
  uploadChapterThumbnail: { call: "POST /chapters/{id}/thumbnail/variation", responses: { 200: ChapterVariation } },
  updateChapterVariation: { call: "PUT /chapters/{id}/variation", responses: { 200: ChapterVariation } },
  takeOverPageImages: { call: "PUT /chapters/{id}/variation/pages", responses: { 200: TakenPageImages } },
  reorderChapters: { call: "PUT /chapters/reorder", responses: { 200: OrderingListOutput } },
  listCreatorsOfDomain: { call: "GET /creators/domain/{id}", responses: { 200: z.array(Creator) } },
  listCreators: { call: "GET /creators/min", responses: { 200: z.array(NamedCreator) } },
  listDomains: { call: "GET /domains/min", responses: { 200: z.array(NamedDomain) } },
  getReturnLink: { call: "GET /domains/return-link", responses: { 200: ReturnLink } },
  getFile: { call: "GET /file/{id}", responses: { 200: BookData } },
  saveFile: { call: "POST /file/{id}", responses: { 200: FileSaved } },
  refreshFile: { call: "PUT /file/{id}/refresh", responses: { 200: Publication } },
  getBookData: { call: "GET /file/bookData/{id}", responses: { 200: BookData } },
  getChapterRectData: { call: "GET /file/bookData/{id}/chapters/{chapterId}/rectData", responses: { 200: ChapterRectData } },
  getBookGlossary: { call: "GET /file/bookData/{id}/glossary/{glossary}", responses: { 200: BookGlossary } },
  getBookOutline: { call: "GET /file/bookData/{id}/outline", responses: { 200: BookOutline } },
  getBookPartner: { call: "GET /file/bookData/{id}/partner", responses: { 200: BookPartner } },
  getBookPart: { call: "GET /file/bookData/{id}/parts/{part}", responses: { 200: BookPart } },
  getBookPreview: { call: "GET /file/bookData/{id}/preview", responses: { 200: BookData } },
  getBookPreviewGlossary: { call: "GET /file/bookData/{id}/preview/glossary", responses: { 200: BookGlossary } },
  getBookSearch: { call: "GET /file/bookData/{id}/search", responses: { 200: BookSearch } },
  getBookThumbnails: { call: "GET /file/bookData/{id}/thumbnails", responses: { 200: BookThumbnails } },
  getChapterData: { call: "GET /file/chapterData/{id}", responses: { 200: Chapter } },
  cloneChapter: { call: "POST /file/clone-chapter", responses: { 201: Chapter } },
  listBucket: { call: "GET /file/get-bucket-data", responses: { 200: z.array(BucketObject) } },
  getPagePhotograph: { call: "GET /page-variations/{id}/photograph", responses: { 200: PagePhotograph } },
  correctPagePhotograph: { call: "PUT /page-variations/{id}/photograph", responses: { 200: PageVariation } },
  updateRectData: { call: "PUT /page-variations/update-rect-data", responses: { 200: z.array(RectDataWritten) } },
  renamePageVariation: { call: "PUT /page/variation/name", responses: { 200: PageVariation } },
  getPage: { call: "GET /pages/{id}", responses: { 200: Page } },
  savePageContent: { call: "POST /pages/{id}/content", responses: { 200: Page } },
  getPageJson: { call: "GET /pages/{id}/json", responses: { 200: PageContent } },
  savePageJson: { call: "POST /pages/{id}/json", responses: { 200: PageSaved } },
  savePagesContent: { call: "POST /pages/batch/upload", responses: { 200: z.array(PageSaved) } },
  updatePagesJson: { call: "PUT /pages/update-json-batch", responses: { 200: z.array(PageSaved) } },
  updatePageOrder: { call: "PUT /pages/update-page-order", responses: { 200: OrderingListOutput } },
  updateRectDataVariations: { call: "PUT /pages/update-rect-data-variations", responses: { 200: z.array(RectDataWritten) } },
  deletePageVariation: { call: "DELETE /pages/variation/{id}", responses: { 200: Done } },
};

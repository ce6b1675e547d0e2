import { toForm } from "../forms/to-form";
import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Speech",
  "Upload",
  "Book",
  "Chapter",
  "Coaching",
  "Creator",
  "Page",
  "Category",
  "Domain",
  "RectData",
  "Publication",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/signin`,
          method: "POST",
          body: queryArg.credentials,
        }),
        invalidatesTags: ["Session"],
      }),
      alignAudio: build.mutation<AlignAudioApiResponse, AlignAudioApiArg>({
        query: (queryArg) => ({
          url: `/api/text-to-speech/forced-alignment`,
          method: "POST",
          body: toForm(queryArg.alignmentForm),
          headers: {
            prefer: queryArg.prefer,
          },
        }),
        invalidatesTags: ["Speech"],
      }),
      presignAudioUpload: build.mutation<
        PresignAudioUploadApiResponse,
        PresignAudioUploadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/upload/${encodeURIComponent(String(queryArg.id))}/presigned-url-audio`,
          method: "POST",
          params: {
            fileName: queryArg.fileName,
            size: queryArg.size,
          },
        }),
        invalidatesTags: ["Upload"],
      }),
      createBook: build.mutation<CreateBookApiResponse, CreateBookApiArg>({
        query: (queryArg) => ({
          url: `/books`,
          method: "POST",
          body: queryArg.newBook,
        }),
        invalidatesTags: ["Book"],
      }),
      deleteBook: build.mutation<DeleteBookApiResponse, DeleteBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      updateBook: build.mutation<UpdateBookApiResponse, UpdateBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.bookChange,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      getBook: build.query<GetBookApiResponse, GetBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.scope || "7"))}`,
        }),
        providesTags: ["Book"],
      }),
      listChapters: build.query<ListChaptersApiResponse, ListChaptersApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters`,
        }),
        providesTags: ["Chapter"],
      }),
      createChapter: build.mutation<
        CreateChapterApiResponse,
        CreateChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters`,
          method: "POST",
          body: queryArg.newChapter,
        }),
        invalidatesTags: ["Chapter"],
      }),
      deleteChapter: build.mutation<
        DeleteChapterApiResponse,
        DeleteChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters/${encodeURIComponent(String(queryArg.chapterId))}`,
          method: "DELETE",
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Chapter"],
      }),
      addChapterVariation: build.mutation<
        AddChapterVariationApiResponse,
        AddChapterVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/chapters/addChapter/variation`,
          method: "POST",
          body: queryArg.newChapterVariation,
        }),
        invalidatesTags: ["Chapter"],
      }),
      cloneBook: build.mutation<CloneBookApiResponse, CloneBookApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/clone`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Book"],
      }),
      uploadCoachingAudio: build.mutation<
        UploadCoachingAudioApiResponse,
        UploadCoachingAudioApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/coaching/${encodeURIComponent(String(queryArg.n))}/audio`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Coaching"],
      }),
      uploadCoachingSubtitles: build.mutation<
        UploadCoachingSubtitlesApiResponse,
        UploadCoachingSubtitlesApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/coaching/${encodeURIComponent(String(queryArg.n))}/subtitles`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Coaching"],
      }),
      setBookCover: build.mutation<SetBookCoverApiResponse, SetBookCoverApiArg>(
        {
          query: (queryArg) => ({
            url: `/books/${encodeURIComponent(String(queryArg.id))}/cover`,
            method: "POST",
            body: toForm(queryArg.body),
            headers: {
              "if-match": queryArg["if-match"],
            },
          }),
          invalidatesTags: ["Book"],
        },
      ),
      listCreatorsOfBook: build.query<
        ListCreatorsOfBookApiResponse,
        ListCreatorsOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/creators`,
        }),
        providesTags: ["Creator"],
      }),
      setCreatorsOfBook: build.mutation<
        SetCreatorsOfBookApiResponse,
        SetCreatorsOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/creators`,
          method: "POST",
          body: queryArg.bookCreators,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Creator"],
      }),
      setBookDescription: build.mutation<
        SetBookDescriptionApiResponse,
        SetBookDescriptionApiArg
      >({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/description`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      inviteAuthor: build.mutation<InviteAuthorApiResponse, InviteAuthorApiArg>(
        {
          query: (queryArg) => ({
            url: `/books/${encodeURIComponent(String(queryArg.id))}/invitations`,
            method: "POST",
            body: queryArg.body,
          }),
          invalidatesTags: ["Book"],
        },
      ),
      deletePage: build.mutation<DeletePageApiResponse, DeletePageApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/pages/${encodeURIComponent(String(queryArg.pageId))}`,
          method: "DELETE",
          headers: {
            "if-match": queryArg["if-match"],
          },
          params: {
            restorable: queryArg.restorable,
          },
        }),
        invalidatesTags: ["Page"],
      }),
      restorePage: build.mutation<RestorePageApiResponse, RestorePageApiArg>({
        query: (queryArg) => ({
          url: `/books/${encodeURIComponent(String(queryArg.id))}/pages/${encodeURIComponent(String(queryArg.pageId))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Page"],
      }),
      listBooksById: build.mutation<
        ListBooksByIdApiResponse,
        ListBooksByIdApiArg
      >({
        query: (queryArg) => ({
          url: `/books/minimal`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["Book"],
      }),
      listBooks: build.query<ListBooksApiResponse, ListBooksApiArg>({
        query: (queryArg) => ({
          url: `/books/minimal/${encodeURIComponent(String(queryArg.scope || "7"))}`,
          params: {
            limit: queryArg.limit,
            after: queryArg.after,
            search: queryArg.search,
            authored: queryArg.authored,
            language: queryArg.language,
            state: queryArg.state,
            kind: queryArg.kind,
            sort: queryArg.sort,
            locale: queryArg.locale,
          },
        }),
        providesTags: ["Book"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/categories` }),
        providesTags: ["Category"],
      }),
      updateCategory: build.mutation<
        UpdateCategoryApiResponse,
        UpdateCategoryApiArg
      >({
        query: (queryArg) => ({
          url: `/categories/${encodeURIComponent(String(queryArg.id))}/update`,
          method: "POST",
          body: queryArg.categoryChange,
        }),
        invalidatesTags: ["Category"],
      }),
      listCategoriesOfBook: build.query<
        ListCategoriesOfBookApiResponse,
        ListCategoriesOfBookApiArg
      >({
        query: (queryArg) => ({
          url: `/categories/withbook/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Category"],
      }),
      deleteChapterVariation: build.mutation<
        DeleteChapterVariationApiResponse,
        DeleteChapterVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/chapter/variation/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Chapter"],
      }),
      getChapter: build.query<GetChapterApiResponse, GetChapterApiArg>({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Chapter"],
      }),
      updateChapter: build.mutation<
        UpdateChapterApiResponse,
        UpdateChapterApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.chapterFields,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Chapter"],
      }),
      nameChapterTrack: build.mutation<
        NameChapterTrackApiResponse,
        NameChapterTrackApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/audio`,
          method: "POST",
          body: queryArg.audioData,
        }),
        invalidatesTags: ["Chapter"],
      }),
      uploadChapterTrack: build.mutation<
        UploadChapterTrackApiResponse,
        UploadChapterTrackApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/audio/upload`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Chapter"],
      }),
      uploadPageThumbnail: build.mutation<
        UploadPageThumbnailApiResponse,
        UploadPageThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/page/${encodeURIComponent(String(queryArg.pageId))}/variation/thumbnail`,
          method: "POST",
          body: toForm(queryArg.body),
        }),
        invalidatesTags: ["Page"],
      }),
      getPageDetails: build.query<
        GetPageDetailsApiResponse,
        GetPageDetailsApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/page/details`,
        }),
        providesTags: ["Page"],
      }),
      createPage: build.mutation<CreatePageApiResponse, CreatePageApiArg>({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/pages`,
          method: "POST",
          body: queryArg.pageFields,
        }),
        invalidatesTags: ["Page"],
      }),
      createPages: build.mutation<CreatePagesApiResponse, CreatePagesApiArg>({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/pages/batch`,
          method: "POST",
          body: queryArg.newPages,
        }),
        invalidatesTags: ["Page"],
      }),
      uploadChapterThumbnail: build.mutation<
        UploadChapterThumbnailApiResponse,
        UploadChapterThumbnailApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/thumbnail/variation`,
          method: "POST",
          body: toForm(queryArg.body),
          params: {
            variation: queryArg.variation,
          },
        }),
        invalidatesTags: ["Chapter"],
      }),
      updateChapterVariation: build.mutation<
        UpdateChapterVariationApiResponse,
        UpdateChapterVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/variation`,
          method: "PUT",
          body: toForm(queryArg.chapterVariationForm),
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Chapter"],
      }),
      takeOverPageImages: build.mutation<
        TakeOverPageImagesApiResponse,
        TakeOverPageImagesApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/${encodeURIComponent(String(queryArg.id))}/variation/pages`,
          method: "PUT",
          body: queryArg.pageImageSource,
        }),
        invalidatesTags: ["Page"],
      }),
      reorderChapters: build.mutation<
        ReorderChaptersApiResponse,
        ReorderChaptersApiArg
      >({
        query: (queryArg) => ({
          url: `/chapters/reorder`,
          method: "PUT",
          body: queryArg.orderingList,
        }),
        invalidatesTags: ["Chapter"],
      }),
      listCreatorsOfDomain: build.query<
        ListCreatorsOfDomainApiResponse,
        ListCreatorsOfDomainApiArg
      >({
        query: (queryArg) => ({
          url: `/creators/domain/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Creator"],
      }),
      listCreators: build.query<ListCreatorsApiResponse, ListCreatorsApiArg>({
        query: () => ({ url: `/creators/min` }),
        providesTags: ["Creator"],
      }),
      listDomains: build.query<ListDomainsApiResponse, ListDomainsApiArg>({
        query: () => ({ url: `/domains/min` }),
        providesTags: ["Domain"],
      }),
      getReturnLink: build.query<GetReturnLinkApiResponse, GetReturnLinkApiArg>(
        {
          query: (queryArg) => ({
            url: `/domains/return-link`,
            params: {
              url: queryArg.url,
              mode: queryArg.mode,
            },
          }),
          providesTags: ["Domain"],
        },
      ),
      getFile: build.query<GetFileApiResponse, GetFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Book"],
      }),
      saveFile: build.mutation<SaveFileApiResponse, SaveFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.fileData,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Book"],
      }),
      refreshFile: build.mutation<RefreshFileApiResponse, RefreshFileApiArg>({
        query: (queryArg) => ({
          url: `/file/${encodeURIComponent(String(queryArg.id))}/refresh`,
          method: "PUT",
        }),
        invalidatesTags: ["Book"],
      }),
      getBookData: build.query<GetBookDataApiResponse, GetBookDataApiArg>({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}`,
          params: {
            includeRectData: queryArg.includeRectData,
          },
        }),
        providesTags: ["Book"],
      }),
      getChapterRectData: build.query<
        GetChapterRectDataApiResponse,
        GetChapterRectDataApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/chapters/${encodeURIComponent(String(queryArg.chapterId))}/rectData`,
        }),
        providesTags: ["RectData"],
      }),
      getBookGlossary: build.query<
        GetBookGlossaryApiResponse,
        GetBookGlossaryApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/glossary/${encodeURIComponent(String(queryArg.glossary))}`,
        }),
        providesTags: ["Book"],
      }),
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
      getBookPreview: build.query<
        GetBookPreviewApiResponse,
        GetBookPreviewApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/preview`,
        }),
        providesTags: ["Book"],
      }),
      getBookPreviewGlossary: build.query<
        GetBookPreviewGlossaryApiResponse,
        GetBookPreviewGlossaryApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/preview/glossary`,
        }),
        providesTags: ["Book"],
      }),
      getBookSearch: build.query<GetBookSearchApiResponse, GetBookSearchApiArg>(
        {
          query: (queryArg) => ({
            url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/search`,
          }),
          providesTags: ["Book"],
        },
      ),
      getBookThumbnails: build.query<
        GetBookThumbnailsApiResponse,
        GetBookThumbnailsApiArg
      >({
        query: (queryArg) => ({
          url: `/file/bookData/${encodeURIComponent(String(queryArg.id))}/thumbnails`,
        }),
        providesTags: ["Book"],
      }),
      getChapterData: build.query<
        GetChapterDataApiResponse,
        GetChapterDataApiArg
      >({
        query: (queryArg) => ({
          url: `/file/chapterData/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Chapter"],
      }),
      cloneChapter: build.mutation<CloneChapterApiResponse, CloneChapterApiArg>(
        {
          query: (queryArg) => ({
            url: `/file/clone-chapter`,
            method: "POST",
            params: {
              sourceChapterId: queryArg.sourceChapterId,
              targetBookId: queryArg.targetBookId,
            },
          }),
          invalidatesTags: ["Chapter"],
        },
      ),
      listBucket: build.query<ListBucketApiResponse, ListBucketApiArg>({
        query: (queryArg) => ({
          url: `/file/get-bucket-data`,
          params: {
            prefix: queryArg.prefix,
          },
        }),
        providesTags: ["Publication"],
      }),
      getPagePhotograph: build.query<
        GetPagePhotographApiResponse,
        GetPagePhotographApiArg
      >({
        query: (queryArg) => ({
          url: `/page-variations/${encodeURIComponent(String(queryArg.id))}/photograph`,
        }),
        providesTags: ["Page"],
      }),
      correctPagePhotograph: build.mutation<
        CorrectPagePhotographApiResponse,
        CorrectPagePhotographApiArg
      >({
        query: (queryArg) => ({
          url: `/page-variations/${encodeURIComponent(String(queryArg.id))}/photograph`,
          method: "PUT",
          body: queryArg.photographCorrection,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Page"],
      }),
      updateRectData: build.mutation<
        UpdateRectDataApiResponse,
        UpdateRectDataApiArg
      >({
        query: (queryArg) => ({
          url: `/page-variations/update-rect-data`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["RectData"],
      }),
      renamePageVariation: build.mutation<
        RenamePageVariationApiResponse,
        RenamePageVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/page/variation/name`,
          method: "PUT",
          body: queryArg.pageVariationName,
        }),
        invalidatesTags: ["Page"],
      }),
      getPage: build.query<GetPageApiResponse, GetPageApiArg>({
        query: (queryArg) => ({
          url: `/pages/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Page"],
      }),
      savePageContent: build.mutation<
        SavePageContentApiResponse,
        SavePageContentApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/${encodeURIComponent(String(queryArg.id))}/content`,
          method: "POST",
          body: queryArg.pageContent,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Page"],
      }),
      getPageJson: build.query<GetPageJsonApiResponse, GetPageJsonApiArg>({
        query: (queryArg) => ({
          url: `/pages/${encodeURIComponent(String(queryArg.id))}/json`,
        }),
        providesTags: ["Page"],
      }),
      savePageJson: build.mutation<SavePageJsonApiResponse, SavePageJsonApiArg>(
        {
          query: (queryArg) => ({
            url: `/pages/${encodeURIComponent(String(queryArg.id))}/json`,
            method: "POST",
            body: queryArg.pageJson,
            headers: {
              "if-match": queryArg["if-match"],
            },
          }),
          invalidatesTags: ["Page"],
        },
      ),
      savePagesContent: build.mutation<
        SavePagesContentApiResponse,
        SavePagesContentApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/batch/upload`,
          method: "POST",
          body: queryArg.pagesContent,
        }),
        invalidatesTags: ["Page"],
      }),
      updatePagesJson: build.mutation<
        UpdatePagesJsonApiResponse,
        UpdatePagesJsonApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/update-json-batch`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["Page"],
      }),
      updatePageOrder: build.mutation<
        UpdatePageOrderApiResponse,
        UpdatePageOrderApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/update-page-order`,
          method: "PUT",
          body: queryArg.orderingList,
        }),
        invalidatesTags: ["Page"],
      }),
      updateRectDataVariations: build.mutation<
        UpdateRectDataVariationsApiResponse,
        UpdateRectDataVariationsApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/update-rect-data-variations`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "if-match": queryArg["if-match"],
          },
        }),
        invalidatesTags: ["RectData"],
      }),
      deletePageVariation: build.mutation<
        DeletePageVariationApiResponse,
        DeletePageVariationApiArg
      >({
        query: (queryArg) => ({
          url: `/pages/variation/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Page"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mainApi };
export type SignInApiResponse = /** status 200 Signed in */ Session;
export type SignInApiArg = {
  credentials: Credentials;
};
export type AlignAudioApiResponse =
  | /** status 200 The words with their times */ AlignedAudio
  | /** status 202 Queued */ JobAccepted;
export type AlignAudioApiArg = {
  /** respond-async: respond with 202 and a job instead of waiting */
  prefer?: string;
  alignmentForm: AlignmentForm;
};
export type PresignAudioUploadApiResponse =
  /** status 200 Upload the file there with Content-Type audio/mpeg */ PresignedUpload;
export type PresignAudioUploadApiArg = {
  id: number;
  fileName: string;
  /** Bytes of the file. It is signed: the address refuses a larger file. Default: 500 MB */
  size?: number;
};
export type CreateBookApiResponse = /** status 201 The book */ BookData;
export type CreateBookApiArg = {
  newBook: NewBook;
};
export type DeleteBookApiResponse = /** status 200 Deleted */ Done;
export type DeleteBookApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
};
export type UpdateBookApiResponse =
  /** status 200 The book; its ETag is the revision */ BookInfo;
export type UpdateBookApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  bookChange: BookChange;
};
export type GetBookApiResponse = /** status 200 The book */ BookSummary;
export type GetBookApiArg = {
  id: number;
  /** Any segment, 7 by convention; all return the same */
  scope?: string;
};
export type ListChaptersApiResponse = /** status 200 The chapters */ Chapter[];
export type ListChaptersApiArg = {
  id: number;
};
export type CreateChapterApiResponse = /** status 201 The chapter */ Chapter;
export type CreateChapterApiArg = {
  id: number;
  newChapter: NewChapter;
};
export type DeleteChapterApiResponse = /** status 200 Deleted */ Done;
export type DeleteChapterApiArg = {
  id: number;
  chapterId: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
};
export type AddChapterVariationApiResponse =
  /** status 201 The variation */ ChapterVariation;
export type AddChapterVariationApiArg = {
  id: number;
  newChapterVariation: NewChapterVariation;
};
export type CloneBookApiResponse =
  /** status 201 The new book; copy chapters with cloneChapter */ BookData;
export type CloneBookApiArg = {
  id: number;
  body: {
    title: string;
  };
};
export type UploadCoachingAudioApiResponse =
  /** status 200 The files */ CoachingMedia;
export type UploadCoachingAudioApiArg = {
  id: number;
  n: string;
  body: {
    files?: Blob[];
    file?: Blob[];
  };
};
export type UploadCoachingSubtitlesApiResponse =
  /** status 200 The files */ CoachingMedia;
export type UploadCoachingSubtitlesApiArg = {
  id: number;
  n: string;
  body: {
    files?: Blob[];
    file?: Blob[];
  };
};
export type SetBookCoverApiResponse =
  /** status 200 The book; its ETag is the revision */ BookInfo;
export type SetBookCoverApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  body: {
    /** A page variation of the book whose image becomes the cover, instead of a file */
    pageVariationId?: number;
    cover?: Blob[];
    file?: Blob[];
  };
};
export type ListCreatorsOfBookApiResponse =
  /** status 200 The creators */ BookCreator[];
export type ListCreatorsOfBookApiArg = {
  id: number;
};
export type SetCreatorsOfBookApiResponse =
  /** status 200 The creators; the ETag is the book's revision */ BookCreator[];
export type SetCreatorsOfBookApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  bookCreators: BookCreators;
};
export type SetBookDescriptionApiResponse =
  /** status 200 The book; its ETag is the revision */ BookInfo;
export type SetBookDescriptionApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  body: {
    description: string | null;
  };
};
export type InviteAuthorApiResponse = /** status 200 The mail is sent */ Done;
export type InviteAuthorApiArg = {
  id: number;
  body: {
    email: string;
  };
};
export type DeletePageApiResponse = /** status 200 Deleted */ Done;
export type DeletePageApiArg = {
  id: number;
  pageId: number;
  /** true keeps the page for 7 days, in which it can be restored */
  restorable?: "true" | "false";
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
};
export type RestorePageApiResponse = /** status 200 Restored */ Done;
export type RestorePageApiArg = {
  id: number;
  pageId: number;
};
export type ListBooksByIdApiResponse =
  /** status 200 The books */ BookSummary[];
export type ListBooksByIdApiArg = {
  body: {
    ids: number[];
  };
};
export type ListBooksApiResponse = /** status 200 The books */ BookSummary[];
export type ListBooksApiArg = {
  /** Any segment, 7 by convention; all return the same */
  scope?: string;
  /** Books of the page; 50 if only another parameter is given */
  limit?: number;
  /** The cursor of the last book of a page; returns the books that follow it. A cursor of the other order begins at the first page. */
  after?: string;
  /** Words that its title or the first 300 characters of its description contain, for its authors also its identifier; case and accents do not matter */
  search?: string;
  /** true: only books that the caller may change */
  authored?: "true" | "false";
  /** Only books in this language */
  language?: LanguageCode;
  /** Only books that the caller may change in this state; changed: published, and changed since */
  state?: "draft" | "published" | "changed";
  /** Only books that were published as this kind */
  kind?: "video" | "audio" | "quiz" | "brochure" | "notes";
  /** newest, the default: by the last change; title: in alphabetical order, numbers by their value */
  sort?: "newest" | "title";
  /** The language by whose alphabet titles are sorted; en by default */
  locale?: "en" | "es";
};
export type ListCategoriesApiResponse =
  /** status 200 The categories */ Category[];
export type ListCategoriesApiArg = void;
export type UpdateCategoryApiResponse = /** status 200 The category */ Category;
export type UpdateCategoryApiArg = {
  id: number;
  categoryChange: CategoryChange;
};
export type ListCategoriesOfBookApiResponse =
  /** status 200 The categories */ Category[];
export type ListCategoriesOfBookApiArg = {
  id: number;
};
export type DeleteChapterVariationApiResponse = /** status 200 Deleted */ Done;
export type DeleteChapterVariationApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
};
export type GetChapterApiResponse = /** status 200 The chapter */ Chapter;
export type GetChapterApiArg = {
  id: number;
};
export type UpdateChapterApiResponse = /** status 200 The chapter */ Chapter;
export type UpdateChapterApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  chapterFields: ChapterFields;
};
export type NameChapterTrackApiResponse =
  /** status 200 The variation */ ChapterVariation;
export type NameChapterTrackApiArg = {
  id: number;
  audioData: AudioData;
};
export type UploadChapterTrackApiResponse =
  /** status 200 The variation */ ChapterVariation;
export type UploadChapterTrackApiArg = {
  id: number;
  body: {
    variation: LanguageCode;
    file?: Blob[];
  };
};
export type UploadPageThumbnailApiResponse = /** status 200 The page */ Page;
export type UploadPageThumbnailApiArg = {
  id: number;
  pageId: number;
  body: {
    variation?: LanguageCode;
    thumbnail?: Blob[];
  };
};
export type GetPageDetailsApiResponse = /** status 200 The pages */ Page[];
export type GetPageDetailsApiArg = {
  id: number;
};
export type CreatePageApiResponse = /** status 201 The page */ Page;
export type CreatePageApiArg = {
  id: number;
  pageFields: PageFields;
};
export type CreatePagesApiResponse = /** status 201 The pages */ {
  pages: Page[];
};
export type CreatePagesApiArg = {
  id: number;
  newPages: NewPages;
};
export type UploadChapterThumbnailApiResponse =
  /** status 200 The variation */ ChapterVariation;
export type UploadChapterThumbnailApiArg = {
  id: number;
  /** BCP 47 */
  variation: LanguageCode;
  body: {
    thumbnail?: Blob[];
  };
};
export type UpdateChapterVariationApiResponse =
  /** status 200 The variation */ ChapterVariation;
export type UpdateChapterVariationApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  chapterVariationForm: ChapterVariationForm;
};
export type TakeOverPageImagesApiResponse =
  /** status 200 The number of pages that have an image now */ TakenPageImages;
export type TakeOverPageImagesApiArg = {
  id: number;
  pageImageSource: PageImageSource;
};
export type ReorderChaptersApiResponse =
  /** status 200 The positions of all chapters */ OrderingListOutput;
export type ReorderChaptersApiArg = {
  orderingList: OrderingList;
};
export type ListCreatorsOfDomainApiResponse =
  /** status 200 The creators */ Creator[];
export type ListCreatorsOfDomainApiArg = {
  id: number;
};
export type ListCreatorsApiResponse =
  /** status 200 The creators */ NamedCreator[];
export type ListCreatorsApiArg = void;
export type ListDomainsApiResponse =
  /** status 200 The domains */ NamedDomain[];
export type ListDomainsApiArg = void;
export type GetReturnLinkApiResponse =
  /** status 200 The way back */ ReturnLink;
export type GetReturnLinkApiArg = {
  url?: string;
  mode?:
    | "preview"
    | "simple"
    | "testing"
    | "heresAmerica"
    | "gbm"
    | "interlude"
    | "interludeDev"
    | "sample"
    | "authoring"
    | "brochure";
};
export type GetFileApiResponse = /** status 200 The book */ BookData;
export type GetFileApiArg = {
  id: number;
};
export type SaveFileApiResponse =
  /** status 200 Saved; the ETag is the book's revision */ FileSaved;
export type SaveFileApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  fileData: FileData;
};
export type RefreshFileApiResponse =
  /** status 200 The new publication */ Publication;
export type RefreshFileApiArg = {
  id: number;
};
export type GetBookDataApiResponse = /** status 200 The book */ BookData;
export type GetBookDataApiArg = {
  id: number;
  includeRectData?: "true" | "false";
};
export type GetChapterRectDataApiResponse =
  /** status 200 The rects by page */ ChapterRectData;
export type GetChapterRectDataApiArg = {
  id: number;
  chapterId: number;
};
export type GetBookGlossaryApiResponse =
  /** status 200 The words */ BookGlossary;
export type GetBookGlossaryApiArg = {
  id: number;
  glossary: string;
};
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
export type GetBookPreviewApiResponse = /** status 200 The book */ BookData;
export type GetBookPreviewApiArg = {
  id: number;
};
export type GetBookPreviewGlossaryApiResponse =
  /** status 200 The words; none without a glossary */ BookGlossary;
export type GetBookPreviewGlossaryApiArg = {
  id: number;
};
export type GetBookSearchApiResponse =
  /** status 200 The overview */ BookSearch;
export type GetBookSearchApiArg = {
  id: number;
};
export type GetBookThumbnailsApiResponse =
  /** status 200 The links */ BookThumbnails;
export type GetBookThumbnailsApiArg = {
  id: number;
};
export type GetChapterDataApiResponse = /** status 200 The chapter */ Chapter;
export type GetChapterDataApiArg = {
  id: number;
};
export type CloneChapterApiResponse = /** status 201 The copy */ Chapter;
export type CloneChapterApiArg = {
  sourceChapterId: number;
  targetBookId: number;
};
export type ListBucketApiResponse =
  /** status 200 The objects, by key */ BucketObject[];
export type ListBucketApiArg = {
  /** published/{book id}/…; "published/" is optional */
  prefix: string;
};
export type GetPagePhotographApiResponse =
  /** status 200 The photograph */ PagePhotograph;
export type GetPagePhotographApiArg = {
  id: number;
};
export type CorrectPagePhotographApiResponse =
  /** status 200 The page variation with its new image */ PageVariation;
export type CorrectPagePhotographApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  photographCorrection: PhotographCorrection;
};
export type UpdateRectDataApiResponse =
  /** status 200 The new revisions */ RectDataWritten[];
export type UpdateRectDataApiArg = {
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  body: RectDataWrite[];
};
export type RenamePageVariationApiResponse =
  /** status 200 The page variation */ PageVariation;
export type RenamePageVariationApiArg = {
  pageVariationName: PageVariationName;
};
export type GetPageApiResponse = /** status 200 The page */ Page;
export type GetPageApiArg = {
  id: number;
};
export type SavePageContentApiResponse = /** status 200 The page */ Page;
export type SavePageContentApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  pageContent: PageContent;
};
export type GetPageJsonApiResponse = /** status 200 The text */ PageContent;
export type GetPageJsonApiArg = {
  id: number;
};
export type SavePageJsonApiResponse = /** status 200 Saved */ PageSaved;
export type SavePageJsonApiArg = {
  id: number;
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  pageJson: PageJson;
};
export type SavePagesContentApiResponse =
  /** status 200 The new revisions */ PageSaved[];
export type SavePagesContentApiArg = {
  pagesContent: PagesContent;
};
export type UpdatePagesJsonApiResponse =
  /** status 200 The new revisions */ PageSaved[];
export type UpdatePagesJsonApiArg = {
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  body: PageJsonWrite[];
};
export type UpdatePageOrderApiResponse =
  /** status 200 The positions of all pages of these chapters */ OrderingListOutput;
export type UpdatePageOrderApiArg = {
  orderingList: OrderingList;
};
export type UpdateRectDataVariationsApiResponse =
  /** status 200 The new revisions */ RectDataWritten[];
export type UpdateRectDataVariationsApiArg = {
  /** The ETag on which the change is based; 412 if it is not the current one */
  "if-match"?: string;
  body: RectDataByVariation[];
};
export type DeletePageVariationApiResponse = /** status 200 Deleted */ Done;
export type DeletePageVariationApiArg = {
  id: number;
};
export type Role = "user" | "student";
export type Session = {
  accessToken: string;
  refreshToken: string;
  id: number;
  email: string;
  role: Role;
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
export type Credentials = {
  email: string;
  password: string;
  /** By default the oldest account of the address */
  domainId?: number;
};
export type AlignedAudio = {
  words: {
    word: string;
    /** Seconds from the start of the recording */
    start: number;
    end: number;
    /** Confidence that the word is spoken there, 0 to 1 */
    confidence: number;
    /** The loss that an alignment provider reports; lower is better */
    loss?: number;
  }[];
  /** Intervals with speech that is not in the text, such as an announcement, in seconds */
  speechNotInText: {
    start: number;
    end: number;
  }[];
  /** Parts of the text that are not read aloud, whose words are missing, as UTF-16 offsets */
  textNotSpoken: {
    start: number;
    end: number;
  }[];
  durationSeconds: number;
};
export type JobAccepted = {
  jobId: string;
  eventsUrl: string;
};
export type LanguageCode = string;
export type AlignmentForm = {
  /** The spoken text of the recording, in order */
  text: string;
  /** Accepted, without effect: every file is written to disk while it arrives */
  enabled_spooled_file?: "true" | "false";
  /** Language of the text; not in the specification */
  language?: LanguageCode;
  file?: Blob[];
};
export type PresignedUpload = {
  url: string;
  method: "PUT";
};
export type ThemeData = {
  primary_color?: string;
  [key: string]: any;
};
export type Visibility = "public" | "domain" | "private";
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
export type Chapter = {
  id: number;
  name: string;
  type: string | null;
  order_index: number;
  variations: ChapterVariation[];
  pages: Page[];
  /** Revision of its own fields; its ETag too */
  revision?: number;
  [key: string]: any;
};
export type BookGlossarySummary = {
  id: string;
  wordCount: number;
};
export type BookData = {
  bookInfo: BookInfo;
  chapters: Chapter[];
  /** Visibility of the publication; null for an unpublished book */
  revision: number | null;
  /** Absent in a publication without words of the glossary, and in the working form */
  glossary?: BookGlossarySummary;
  [key: string]: any;
};
export type CategoryEntry = number | string;
export type NewBook = {
  title: string;
  description?: string | null;
  /** Language of the first chapter variation */
  language?: LanguageCode;
  theme_data?: ThemeData;
  /** Takes effect when the book is published */
  visibility?: Visibility;
  /** Id of the book in other systems */
  identifier?: string | null;
  categories?: CategoryEntry[];
  /** Names; new ones are created in the domain */
  series?: string[];
  /** Names; new ones are created in the domain */
  tags?: string[];
  [key: string]: any;
};
export type Done = {
  success: true;
};
export type BookChange = {
  title?: string;
  description?: string | null;
  theme_data?: ThemeData;
  visibility?: Visibility;
  /** Id of the book in other systems */
  identifier?: string | null;
  categories?: CategoryEntry[];
  /** Names; new ones are created in the domain */
  series?: string[];
  /** Names; new ones are created in the domain */
  tags?: string[];
  [key: string]: any;
};
export type BookSummary = {
  id: number;
  title: string;
  description: string | null;
  /** The cover, or else the thumbnail of the first page */
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
  pageCount: number;
  /** Longest narration among the languages */
  durationSeconds: number;
  /** Kinds of its publication; absent before it is published */
  kinds?: ("video" | "audio" | "quiz" | "brochure" | "notes")[];
  /** The caller is one of its authors */
  canEdit: boolean;
  updatedAt: string;
  /** Place of the book in a list by pages; send that of the last one as `after` */
  cursor?: string;
  [key: string]: any;
};
export type NewChapter = {
  name: string;
  type?: string;
  variation?: LanguageCode;
};
export type NewChapterVariation = {
  chapterId: number;
  variation: LanguageCode;
  name?: string;
};
export type CoachingMedia = {
  files: {
    /** The file's name as sent */
    fileName: string;
    /** A link that can be played immediately and stored in a coaching point */
    link: string;
  }[];
};
export type BookCreator = {
  id: number;
  name: string;
  /** Such as author, illustrator or narrator */
  role: string | null;
  [key: string]: any;
};
export type CreatorEntry = {
  id?: number;
  name?: string;
  role?: string | null;
  [key: string]: any;
};
export type BookCreators =
  | CreatorEntry[]
  | {
      creators: CreatorEntry[];
    };
export type Category = {
  id: number;
  name: string;
  [key: string]: any;
};
export type CategoryChange = {
  name?: string;
  [key: string]: any;
};
export type ChapterVariationFields = {
  id: number;
  name?: string | null;
  video?: string | null;
  videoFolderLink?: string | null;
  posterLink?: string | null;
  voiceSettings?: string | null;
  [key: string]: any;
};
export type ChapterFields = {
  name?: string;
  type?: string | null;
  order_index?: number;
  variations?: ChapterVariationFields[];
  [key: string]: any;
};
export type AudioFileName = string;
export type AudioData = {
  variation: LanguageCode;
  audioFileName: AudioFileName;
};
export type PageFields = {
  name?: string | null;
  page_number?: number;
  variations?: {
    variation: LanguageCode;
    name?: string | null;
    altText?: string | null;
    [key: string]: any;
  }[];
  popupTriggers?: PopupTrigger[];
  coachingPoints?: CoachingPoint[];
  [key: string]: any;
};
export type NewPages = {
  pages: PageFields[];
};
export type ChapterVariationForm = {
  variation: LanguageCode;
  name?: string;
  chapterType?: string;
  videoLink?: string;
  videoFolderLink?: string;
  posterLink?: string;
  thumbnail?: Blob[];
};
export type TakenPageImages = {
  pages: number;
};
export type PageImageSource = {
  /** Its images are shown; its words, times and marks are not */
  from: LanguageCode;
  variation: LanguageCode;
};
export type OrderingListOutput = {
  id: number;
  order_index: number;
}[];
export type OrderingList = {
  id: number;
  order_index: number;
}[];
export type Creator = {
  id: number;
  name: string;
  [key: string]: any;
};
export type NamedCreator = {
  id: number;
  name: string;
};
export type NamedDomain = {
  id: number;
  name: string;
};
export type ReturnLink = {
  /** null if no site of a partner may be returned to */
  returnLink: string | null;
  /** The domain of the mode's partner, to sign in to */
  domainId: number | null;
};
export type RectDataWritten = {
  variationId: number;
  revision: number;
};
export type FileSaved = {
  bookInfo: BookInfo;
  rectData: RectDataWritten[];
};
export type RectDataWrite = {
  pageId: number;
  variation: LanguageCode;
  variationId: number;
  rectData: RectData;
  textSource?: "text-layer" | "recognised" | "manual";
  /** The revision on which the change is based; 412 if it is not the current one */
  revision?: number;
  /** True if the author has seen that the rects fit the page image that was put in place of the one they were made on */
  fitsImage?: boolean;
};
export type FileData = {
  bookInfo?: BookChange;
  rectData?: RectDataWrite[];
};
export type ProductState = "none" | "current" | "unknown" | "stale";
export type PageStaleness = {
  pageId: number;
  /** Position in the chapter, from 1 */
  pageNumber: number;
  pageVariationId: number;
  words: ProductState;
  narration: ProductState;
  times: ProductState;
  /** Sentences that the narration does not speak as they are now */
  staleSentences: number;
  /** Words with matched or estimated times of an earlier narration */
  staleTimes: number;
  /** Words with times that were set by hand for an earlier narration */
  staleTimesByHand: number;
};
export type ChapterStaleness = {
  chapterId: number;
  name: string;
  chapterVariationId: number;
  variation: LanguageCode;
  words: ProductState;
  narration: ProductState;
  times: ProductState;
  /** The narration has another voice than is chosen now */
  hasOtherVoice: boolean;
  /** The narration speaks pages that are gone, or in another order */
  hasOtherPages: boolean;
  /** Pages of which something is stale */
  pages: PageStaleness[];
};
export type Publication = {
  bookId: number;
  revision: number;
  visibility: Visibility;
  readerUrl: string;
  publishedAt: string;
  /** Chapters that were published although something in them is out of date; absent if nothing is */
  stale?: ChapterStaleness[];
};
export type ChapterRectData = {
  pageId: number;
  variations: PageVariation[];
}[];
export type BookDefinition = {
  id: number;
  lang: LanguageCode;
  text: string;
  /** Link to the definition read aloud */
  audio: string | null;
  [key: string]: any;
};
export type BookGlossaryWord = {
  id: number;
  word: string;
  lang: LanguageCode;
  /** Other forms of the word, listed by its author */
  forms?: string[];
  /** At least one */
  definitions: BookDefinition[];
  [key: string]: any;
};
export type BookGlossary = {
  words: BookGlossaryWord[];
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
export type BookPart = {
  pages: Page[];
  [key: string]: any;
};
export type BookSearch = {
  /** All pages of the publication in order: the index names a page by its place here */
  pageIds: number[];
  languages: {
    language: LanguageCode;
    /** The first term of each shard, in order of UTF-16 units: they tell which shard has a term */
    firstTerms: string[];
    /** Names of the shards. A shard never changes */
    shards: string[];
    [key: string]: any;
  }[];
  [key: string]: any;
};
export type BookThumbnails = {
  /** Of the pages that have one, in the order of the book */
  thumbnails: {
    pageId: number;
    link: string;
  }[];
};
export type BucketObject = {
  key: string;
  /** Bytes */
  size: number;
  contentType: string;
  etag: string;
  modifiedAt: string;
  /** Signed for 12 hours unless the book is public */
  url: string;
};
export type PhotographCorner = {
  x: number;
  y: number;
  [key: string]: any;
};
export type PhotographPlan = {
  /** Corners of the page in pixels of the photograph, clockwise from the one that is the upper left of the page */
  corners: [
    PhotographCorner,
    PhotographCorner,
    PhotographCorner,
    PhotographCorner,
  ];
  /** even: the paper becomes evenly white */
  light: "kept" | "even";
  /** Factor; 1 keeps it */
  brightness: number;
  [key: string]: any;
};
export type PagePhotograph = {
  pageVariationId: number;
  /** The original image */
  photographUrl: string;
  /** Pixels of the original */
  width: number;
  height: number;
  /** The corrections made; null while the original is shown */
  plan: PhotographPlan | null;
  /** Proposed corrections; null if none are needed */
  proposal: PhotographPlan | null;
  findings: (
    "margin" | "turned" | "tilted" | "dark" | "uneven-light" | "no-sharp-text"
  )[];
  /** Revision of the rect data */
  revision: number;
};
export type PhotographCorrection = {
  /** null restores the original */
  plan: PhotographPlan | null;
};
export type PageVariationName = {
  variationId: number;
  name: string | null;
};
export type PageContent = {
  name?: string | null;
  popupTriggers?: PopupTrigger[];
  coachingPoints?: CoachingPoint[];
  variations?: {
    id: number;
    name?: string | null;
    altText?: string | null;
    [key: string]: any;
  }[];
  /** The revision on which the change is based; 412 if it is not the current one */
  revision?: number;
  [key: string]: any;
};
export type PageSaved = {
  pageId: number;
  revision: number;
};
export type PageJson = PageContent | string;
export type PagesContent = {
  name?: string | null;
  popupTriggers?: PopupTrigger[];
  coachingPoints?: CoachingPoint[];
  variations?: {
    id: number;
    name?: string | null;
    altText?: string | null;
    [key: string]: any;
  }[];
  /** The revision on which the change is based; 412 if it is not the current one */
  revision?: number;
  pageId: number;
  [key: string]: any;
}[];
export type PageJsonWrite = {
  pageId: number;
  coachingPoints?: string;
  popupTriggers?: string;
  /** The revision on which the change is based; 412 if it is not the current one */
  revision?: number;
};
export type RectDataByVariation = {
  pageId: number;
  variations: {
    variation: LanguageCode;
    rectData: RectData;
    textSource?: "text-layer" | "recognised" | "manual";
    /** The revision on which the change is based; 412 if it is not the current one */
    revision?: number;
  }[];
};
export const {
  useSignInMutation,
  useAlignAudioMutation,
  usePresignAudioUploadMutation,
  useCreateBookMutation,
  useDeleteBookMutation,
  useUpdateBookMutation,
  useGetBookQuery,
  useListChaptersQuery,
  useCreateChapterMutation,
  useDeleteChapterMutation,
  useAddChapterVariationMutation,
  useCloneBookMutation,
  useUploadCoachingAudioMutation,
  useUploadCoachingSubtitlesMutation,
  useSetBookCoverMutation,
  useListCreatorsOfBookQuery,
  useSetCreatorsOfBookMutation,
  useSetBookDescriptionMutation,
  useInviteAuthorMutation,
  useDeletePageMutation,
  useRestorePageMutation,
  useListBooksByIdMutation,
  useListBooksQuery,
  useListCategoriesQuery,
  useUpdateCategoryMutation,
  useListCategoriesOfBookQuery,
  useDeleteChapterVariationMutation,
  useGetChapterQuery,
  useUpdateChapterMutation,
  useNameChapterTrackMutation,
  useUploadChapterTrackMutation,
  useUploadPageThumbnailMutation,
  useGetPageDetailsQuery,
  useCreatePageMutation,
  useCreatePagesMutation,
  useUploadChapterThumbnailMutation,
  useUpdateChapterVariationMutation,
  useTakeOverPageImagesMutation,
  useReorderChaptersMutation,
  useListCreatorsOfDomainQuery,
  useListCreatorsQuery,
  useListDomainsQuery,
  useGetReturnLinkQuery,
  useGetFileQuery,
  useSaveFileMutation,
  useRefreshFileMutation,
  useGetBookDataQuery,
  useGetChapterRectDataQuery,
  useGetBookGlossaryQuery,
  useGetBookOutlineQuery,
  useGetBookPartnerQuery,
  useGetBookPartQuery,
  useGetBookPreviewQuery,
  useGetBookPreviewGlossaryQuery,
  useGetBookSearchQuery,
  useGetBookThumbnailsQuery,
  useGetChapterDataQuery,
  useCloneChapterMutation,
  useListBucketQuery,
  useGetPagePhotographQuery,
  useCorrectPagePhotographMutation,
  useUpdateRectDataMutation,
  useRenamePageVariationMutation,
  useGetPageQuery,
  useSavePageContentMutation,
  useGetPageJsonQuery,
  useSavePageJsonMutation,
  useSavePagesContentMutation,
  useUpdatePagesJsonMutation,
  useUpdatePageOrderMutation,
  useUpdateRectDataVariationsMutation,
  useDeletePageVariationMutation,
} = injectedRtkApi;

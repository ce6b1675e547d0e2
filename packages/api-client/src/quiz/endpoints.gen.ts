import { baseApi as api } from "./base-api";
export const addTagTypes = ["Series", "Tag"] as const;
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
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as quizApi };
export type ListSeriesApiResponse = /** status 200 The series */ Series[];
export type ListSeriesApiArg = void;
export type ListTagsApiResponse = /** status 200 The tags */ Tag[];
export type ListTagsApiArg = void;
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
export const { useListSeriesQuery, useListTagsQuery } = injectedRtkApi;

// The address and the properties of a file.
import { skipToken, useQuery } from '@tanstack/react-query';
import { pictureTypes, viewableTypes } from '#schema/core/file-types.ts';
import { api } from './api.ts';
import { call } from './http.ts';
import type { KeptFile } from './upload-file.ts';

export const downloadOf = (id: number): string => `${api}/file/${id}/download`;
export const viewOf = (id: number): string => `${api}/file/${id}/view`;
export const isPicture = ({ content_type }: Pick<KeptFile, 'content_type'>): boolean => pictureTypes.includes(content_type);
/** Whether the browser can show the file inside the page. */
export const isViewable = ({ content_type }: Pick<KeptFile, 'content_type'>): boolean => viewableTypes.includes(content_type);

export const useFile = (id: number | null) =>
  useQuery({
    queryKey: ['file', id],
    queryFn: id === null ? skipToken : async ({ signal }) => (await call(`/file/${id}`, { signal })).json,
    staleTime: 60_000,
    retry: false,
  });
